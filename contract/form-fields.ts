/** Our longest form has a few dozen. */
const mostFields = 100

/** Node's parser takes a thousand times as long for a form of many small fields as for a long text. */
export function hasTooManyFields(form: string, type: string) {
  const between = type.startsWith('multipart/') ? '\r\n--' : '&'
  return form.split(between, mostFields + 1).length > mostFields
}
