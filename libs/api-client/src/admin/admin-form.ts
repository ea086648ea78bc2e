import { ApiError, isApiError, REQUEST_ID_HEADER } from '../http/api-error';
import type { Method, Output, PathWith } from './admin-client';
import { clearRejectedStaffSession, storedStaffSession } from '../session/staff-session';

/** An upload without progress for this long is aborted: a venue's network disappears silently. */
const STALL_TIMEOUT_MS = 30_000;

export interface UploadOptions {
  /** Gets the share of bytes sent, from 0 to 100; null while it is unknown. */
  onProgress?: (percent: number | null) => void;
  signal?: AbortSignal;
}

type FormMethod = Exclude<Method, 'get' | 'delete'>;

export interface AdminForm<M extends FormMethod, Path extends string> extends UploadOptions {
  method: M;
  path: Path;
  /** Of the path's parameter. */
  id?: string;
  form: FormData | Readonly<Record<string, string | File>>;
}

/**
 * Sends an admin form by XMLHttpRequest, because fetch reports no upload progress. Rejects with an `ApiError` like
 * every call, and with an AbortError when the signal aborts it.
 */
export function sendAdminForm<M extends FormMethod, Path extends PathWith<M>>(
  form: AdminForm<M, Path>,
): Promise<Output<M, Path>>;
export function sendAdminForm({
  method,
  path,
  id = '',
  form,
  onProgress,
  signal,
}: AdminForm<FormMethod, string>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const session = storedStaffSession();
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
        if (isApiError(error, 'unauthorized')) clearRejectedStaffSession(session);
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
    request.open(method.toUpperCase(), path.replace(/\{\w+\}/, encodeURIComponent(id)));
    listen();
    request.send(form instanceof FormData ? form : toFormData(form));
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

function toFormData(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
