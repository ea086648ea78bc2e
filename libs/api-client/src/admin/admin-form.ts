import { ApiError, isApiError, REQUEST_ID_HEADER } from '../http/api-error';
import { clearRejectedStaffSession, storedStaffSession } from '../session/staff-session-storage';

/** A line over which nothing has moved for so long is taken for dead: a venue's network goes without a word. */
const STALL_TIMEOUT_MS = 30_000;

export interface AdminForm {
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
export function sendAdminForm({ method, path, form, onProgress, signal }: AdminForm): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const sessionId = storedStaffSession()?.sessionId ?? null;
    const request = new XMLHttpRequest();
    let silence = 0;
    const giveUp = () => request.abort();
    const listen = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(giveUp, STALL_TIMEOUT_MS);
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
      parseResponse(request).then(resolve, (error: unknown) => {
        if (isApiError(error, 'unauthorized')) clearRejectedStaffSession(sessionId);
        reject(error instanceof Error ? error : ApiError.fromNetworkFailure(error));
      });
    });
    for (const event of ['error', 'abort'])
      request.addEventListener(event, () => {
        end();
        reject(
          signal?.aborted ? new DOMException('Given up', 'AbortError') : ApiError.fromNetworkFailure(event),
        );
      });
    signal?.addEventListener('abort', giveUp);
    request.open(method, path);
    if (sessionId !== null) request.setRequestHeader('Authorization', `Bearer ${sessionId}`);
    listen();
    request.send(form);
  });
}

async function parseResponse(request: XMLHttpRequest): Promise<unknown> {
  const { status, statusText, responseText } = request;
  const response = new Response(responseText, { status, statusText });
  const requestId = request.getResponseHeader(REQUEST_ID_HEADER);
  if (requestId !== null) response.headers.set(REQUEST_ID_HEADER, requestId);
  if (!response.ok) throw await ApiError.fromResponse(response);
  return response.json();
}
