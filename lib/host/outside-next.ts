import http from 'node:http'
import https from 'node:https'

type Request = {
  method?: string
  headers?: Record<string, string>
  body?: string
  signal: AbortSignal
}

const mostBytes = 1024 * 1024

/** Does not use fetch: within a request, Next would count this call among those of the page, and give the page its short lifetime. */
export function askOutsideNext(url: URL, { body, ...options }: Request) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { request: open } = url.protocol === 'https:' ? https : http
    const request = open(url, options, (response) => {
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
