/**
 * A fetch that tells how much of the body has left, from 0 to 1: `fetch` itself does not know. Only for what sends a file and is answered
 * in one piece.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void): typeof globalThis.fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, input instanceof Request ? input.url : input)
      request.responseType = 'blob'
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', () => reject(new TypeError('The connection failed')))
      request.addEventListener('abort', () => reject(signal?.reason ?? new DOMException('', 'AbortError')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
      signal?.addEventListener('abort', stop)
      request.send((body ?? null) as XMLHttpRequestBodyInit | null)
    })

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, response } = request
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/)
  const headers = lines.map((line) => line.split(/:\s*/, 2) as [string, string]).filter(([name]) => name !== '')
  return new Response(status === 204 ? null : (response as Blob), { status, statusText, headers })
}
