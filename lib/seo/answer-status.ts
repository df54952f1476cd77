const name = 'mantel:status'

/**
 * What Next cannot say of a page that it renders whole: that there is none. The front server reads it, so that the answer
 * is a 404 and a page for people all the same.
 */
export const missingPage = { robots: { index: false }, other: { [name]: '404' } }

const marker = new RegExp(`<meta name="${name}" content="404"/?>`)

export const saysMissing = (html: string) => marker.test(html)
