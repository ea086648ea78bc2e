declare global {
  interface Window {
    copiedText?: string;
  }
}

/** Runs in the page. Pages without TLS have no clipboard, and each browser asks for a different permission. */
export function replaceClipboard(accepts: boolean): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        if (!accepts) return Promise.reject(new Error('Not allowed'));
        window.copiedText = text;
        return Promise.resolve();
      },
    },
  });
}
