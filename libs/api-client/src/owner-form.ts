import { ApiError, isApiError, REQUEST_ID } from './api-error';
import { forgetRefusedStaffSession, storedStaffSession } from './stored-staff-session';

/** A line over which nothing has moved for so long is taken for dead: a venue's network goes without a word. */
const SILENCE_MS = 30_000;

export interface OwnerForm {
  method: 'POST' | 'PUT' | 'PATCH';
  /** Path of the call. */
  path: string;
  form: FormData;
  /** Told the share of the bytes that have left, from 0 to 100; null while nobody can say. */
  onProgress?: (percent: number | null) => void;
  signal?: AbortSignal;
}

/**
 * Sends a form from the console. An XMLHttpRequest, for fetch does not tell how much of a body has left. Rejects with an
 * `ApiError` as every call does, and with an AbortError when the signal ends it.
 */
export function sendOwnerForm({ method, path, form, onProgress, signal }: OwnerForm): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sessionId = storedStaffSession()?.sessionId ?? null;
    const request = new XMLHttpRequest();
    let silence = 0;
    const giveUp = () => request.abort();
    const listen = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(giveUp, SILENCE_MS);
    };
    const end = () => {
      window.clearTimeout(silence);
      signal?.removeEventListener('abort', giveUp);
    };
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      listen();
      onProgress?.(lengthComputable ? (loaded / total) * 100 : null);
    });
    request.addEventListener('load', () => {
      end();
      answerOf(request).then(resolve, (error: unknown) => {
        if (isApiError(error, 'unauthorized')) forgetRefusedStaffSession(sessionId);
        reject(error instanceof Error ? error : ApiError.network(error));
      });
    });
    for (const event of ['error', 'abort'])
      request.addEventListener(event, () => {
        end();
        reject(signal?.aborted ? new DOMException('Given up', 'AbortError') : ApiError.network(event));
      });
    signal?.addEventListener('abort', giveUp);
    request.open(method, path);
    if (sessionId !== null) request.setRequestHeader('Authorization', `Bearer ${sessionId}`);
    listen();
    request.send(form);
  });
}

async function answerOf(request: XMLHttpRequest): Promise<unknown> {
  const { status, statusText, responseText } = request;
  const response = new Response(responseText, { status, statusText });
  const requestId = request.getResponseHeader(REQUEST_ID);
  if (requestId !== null) response.headers.set(REQUEST_ID, requestId);
  if (!response.ok) throw await ApiError.of(response);
  return response.json();
}
