import http from 'node:http'
import https from 'node:https'

type Request = {
  method: string
  headers: Record<string, string>
  body?: string
  ending: AbortSignal
  timeoutMs: number
}

const mostBytes = 1024 * 1024

/** Does not use fetch: within a request, Next would count this call among those of the page. */
export function ask(url: URL, { method, headers, body, ending, timeoutMs }: Request) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http
    const signal = AbortSignal.any([ending, AbortSignal.timeout(timeoutMs)])
    const request = open(url, { method, headers, signal }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length > mostBytes) request.destroy(new Error('Too long'))
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}
