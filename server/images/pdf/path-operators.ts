import { PDFOperatorNames as Op, PDFOperator } from 'pdf-lib'

/** `handleX` and `handleY`: the last curve's second handle, from which a smooth curve goes on. */
type Pen = Record<'x' | 'y' | 'startX' | 'startY' | 'handleX' | 'handleY', number>
type Step = (pen: Pen, args: number[]) => PDFOperator[]

const written = (value: number) => String(Math.round(value * 10_000) / 10_000)
const operator = (name: Op, ...args: number[]) => PDFOperator.of(name, args.map(written))

function move(pen: Pen, x: number, y: number) {
  Object.assign(pen, { x, y, startX: x, startY: y, handleX: x, handleY: y })
  return [operator(Op.MoveTo, x, y)]
}

function line(pen: Pen, x: number, y: number) {
  Object.assign(pen, { x, y, handleX: x, handleY: y })
  return [operator(Op.LineTo, x, y)]
}

function curve(pen: Pen, args: number[]) {
  const [, , handleX = 0, handleY = 0, x = 0, y = 0] = args
  Object.assign(pen, { x, y, handleX, handleY })
  return [operator(Op.AppendBezierCurve, ...args)]
}

const smooth = (pen: Pen, args: number[]) =>
  curve(pen, [2 * pen.x - pen.handleX, 2 * pen.y - pen.handleY, ...args])

/** PDF has no curve with one handle. */
function quadratic(pen: Pen, [handleX = 0, handleY = 0, x = 0, y = 0]: number[]) {
  const toward = (from: number, handle: number) => from + ((handle - from) * 2) / 3
  const first = [toward(pen.x, handleX), toward(pen.y, handleY)]
  return curve(pen, [...first, toward(x, handleX), toward(y, handleY), x, y])
}

/** The same numbers, relative to the pen. */
const fromPen = ({ x, y }: Pen, args: number[]) => args.map((one, at) => one + (at % 2 === 0 ? x : y))

/** The path commands that our own drawings use: how many numbers each takes, and what it draws. */
const commands: Readonly<Record<string, { count: number; step: Step }>> = {
  M: { count: 2, step: (pen, [x = 0, y = 0]) => move(pen, x, y) },
  m: { count: 2, step: (pen, [x = 0, y = 0]) => move(pen, pen.x + x, pen.y + y) },
  L: { count: 2, step: (pen, [x = 0, y = 0]) => line(pen, x, y) },
  l: { count: 2, step: (pen, [x = 0, y = 0]) => line(pen, pen.x + x, pen.y + y) },
  H: { count: 1, step: (pen, [x = 0]) => line(pen, x, pen.y) },
  h: { count: 1, step: (pen, [x = 0]) => line(pen, pen.x + x, pen.y) },
  V: { count: 1, step: (pen, [y = 0]) => line(pen, pen.x, y) },
  v: { count: 1, step: (pen, [y = 0]) => line(pen, pen.x, pen.y + y) },
  C: { count: 6, step: curve },
  c: { count: 6, step: (pen, args) => curve(pen, fromPen(pen, args)) },
  S: { count: 4, step: smooth },
  s: { count: 4, step: (pen, args) => smooth(pen, fromPen(pen, args)) },
  Q: { count: 4, step: quadratic },
  q: { count: 4, step: (pen, args) => quadratic(pen, fromPen(pen, args)) },
  A: { count: 7, step: arc },
  a: {
    count: 7,
    step: (pen, args) =>
      arc(
        pen,
        args.map((one, at) => one + (at === 5 ? pen.x : at === 6 ? pen.y : 0)),
      ),
  },
  z: { count: 0, step: close },
  Z: { count: 0, step: close },
}

function close(pen: Pen) {
  Object.assign(pen, { x: pen.startX, y: pen.startY })
  return [PDFOperator.of(Op.ClosePath)]
}

export function pathOperators(path: string): PDFOperator[] {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0, handleX: 0, handleY: 0 }
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, name = '', rest = '']) => {
    const command = commands[name]
    if (!command) throw new Error(`«${name}» is no command of our paths`)
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([one]) => Number(one))
    if (command.count === 0) return command.step(pen, [])
    const rounds = Math.floor(numbers.length / command.count)
    return Array.from({ length: rounds }, (_, at) =>
      command.step(pen, numbers.slice(at * command.count, (at + 1) * command.count)),
    ).flat()
  })
}

/** Draws arcs of circles only. The numbers are the radius, the direction and the end. */
function arc(pen: Pen, [radius = 0, , , isLarge = 0, sweeps = 0, x = 0, y = 0]: number[]): PDFOperator[] {
  const [dx, dy] = [x - pen.x, y - pen.y]
  const distance = Math.hypot(dx, dy)
  if (distance === 0 || radius === 0) return line(pen, x, y)
  const r = Math.max(radius, distance / 2)
  const away = Math.sqrt(Math.max(0, r * r - (distance * distance) / 4)) * (isLarge === sweeps ? -1 : 1)
  const [centreX, centreY] = [
    pen.x + dx / 2 - (dy / distance) * away,
    pen.y + dy / 2 + (dx / distance) * away,
  ]
  const from = Math.atan2(pen.y - centreY, pen.x - centreX)
  const turn = Math.atan2(y - centreY, x - centreX) - from
  const full = 2 * Math.PI
  const angle = sweeps ? (turn + full) % full : (turn - full) % full
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9))
  const step = angle / count
  const reach = (4 / 3) * Math.tan(step / 4) * r
  return Array.from({ length: count }, (_, at) => {
    const [a, b] = [from + step * at, from + step * (at + 1)]
    const end = { x: centreX + r * Math.cos(b), y: centreY + r * Math.sin(b) }
    const near = [
      centreX + r * Math.cos(a) - reach * Math.sin(a),
      centreY + r * Math.sin(a) + reach * Math.cos(a),
    ]
    return curve(pen, [...near, end.x + reach * Math.sin(b), end.y - reach * Math.cos(b), end.x, end.y])
  }).flat()
}
