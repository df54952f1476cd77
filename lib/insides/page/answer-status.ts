const name = 'mantel:status'

/**
 * Next cannot say of a page that it renders whole that the page does not exist. The front server reads this marker, so that the answer
 * has status 404 and is still a page for people.
 */
export const missingPage = { robots: { index: false }, other: { [name]: '404' } }

const marker = new RegExp(`<meta name="${name}" content="404"/?>`)

export const saysMissing = (html: string) => marker.test(html)
