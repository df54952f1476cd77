import type { Menu } from '@/contract/entities/menu'

type Dishes = Pick<Menu, 'categories' | 'observation'>

/** The lines of a column that one hundredth of the screen's shorter side, times this, can hold. */
const linesAtFullSize = 36
const [largest, smallest, step, heading] = [3.6, 0.6, 0.1, 2.2]
/** The letters of a line at size 1: smaller letters leave room for more. */
const lettersAtSizeOne = 151

/** The largest font size, in hundredths of the screen's shorter side, at which two columns hold the whole menu and no course is divided. */
export function sizeFor({ categories, observation }: Dishes) {
  function heightAt(size: number) {
    const perLine = Math.floor(lettersAtSizeOne / size)
    const lines = (text: string) => Math.ceil(text.length / perLine)
    const courses = categories.map(({ items }) => items.reduce((sum, { name }) => sum + lines(name), heading))
    return size * Math.max(1, higher([...courses, lines(observation)]))
  }
  let size = largest
  while (size > smallest && heightAt(size) > linesAtFullSize) size -= step
  return size.toFixed(2)
}

/** The height of the higher column, where the parts stand in their order in the two columns that suit them best. */
function higher(parts: readonly number[]) {
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0)
  return Math.min(...parts.map((_, at) => Math.max(sum(parts.slice(0, at)), sum(parts.slice(at)))))
}
