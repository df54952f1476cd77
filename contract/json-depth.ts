/** No body of ours has more than ten. Code that walks through a value of ten thousands would run out of stack. */
const mostLevels = 100

/** Tells whether lists and objects stand in each other deeper than anything that we read. */
export function isTooDeep(json: string) {
  let [depth, isInString] = [0, false]
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') isInString = !isInString
    else if (sign === '\\') at += 1
    else if (isInString) continue
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > mostLevels) return true
  }
  return false
}
