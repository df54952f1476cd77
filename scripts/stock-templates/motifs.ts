import { at, circle, type Drawn, ellipse, line, random, rect, round, shape, star, times } from './pen'

const drawn = (...parts: Drawn[]): Drawn => parts

/** Points up from its stalk at 0,0. */
export const leaf = (length: number, width: number, fill: string) =>
  shape(
    `M0 0C${round(-width)} ${round(-length * 0.35)} ${round(-width * 0.7)} ${round(-length * 0.8)} 0 ${-length}` +
      `C${round(width * 0.7)} ${round(-length * 0.8)} ${round(width)} ${round(-length * 0.35)} 0 0z`,
    fill,
  )

/** A twig that goes up and bends, its leaves in pairs. */
type Sprig = {
  length: number
  pairs: number
  leafLength: number
  leafWidth: number
  fill: string
  bend?: number
  fruit?: (index: number) => Drawn
}

export function sprig({ length, pairs, leafLength, leafWidth, fill, bend = 0, fruit }: Sprig): Drawn {
  const point = (t: number): [number, number] => [bend * t * t, -length * t]
  const nodes = times(pairs, (index) => {
    const t = 0.12 + (index / pairs) * 0.85
    const [x, y] = point(t)
    const lean = (Math.atan2(2 * bend * t, length) * 180) / Math.PI
    const size = 1 - t * 0.35
    return [
      at(x, y, lean - 48, leaf(leafLength * size, leafWidth * size, fill)),
      at(x, y, lean + 48, leaf(leafLength * size, leafWidth * size, fill)),
      fruit && index % 2 === 0 ? at(x, y, 0, fruit(index)) : '',
    ]
  })
  const [endX, endY] = point(1)
  return drawn(
    line(`M0 0Q0 ${round(-length / 2)} ${round(endX)} ${round(endY)}`, fill, 4),
    nodes,
    at(
      endX,
      endY,
      (Math.atan2(2 * bend, length) * 180) / Math.PI,
      leaf(leafLength * 0.7, leafWidth * 0.7, fill),
    ),
  )
}

export const cutlery = (color: string, width = 5): Drawn =>
  drawn(
    // A fork and a knife that cross.
    at(0, 0, -32, line('M0 70V-8M-14 -70V-34Q-14 -10 0 -10Q14 -10 14 -34V-70M0 -70V-20', color, width)),
    at(0, 0, 32, line('M0 70V-4', color, width), shape('M-5 0V-72Q18 -52 16 -2Q8 4 -5 0z', color)),
  )

export const fish = (body: string, fin: string, eye: string): Drawn =>
  drawn(
    shape('M-92 0C-50 -46 30 -46 78 -4L126 -40C116 -14 116 14 126 40L78 4C30 46 -50 46 -92 0z', body),
    line('M-46 -22Q-34 0 -46 22M-8 -20Q2 0 -8 20M16 -18Q26 0 16 18M40 -14Q48 0 40 14', fin, 4),
    circle(-64, -6, 5, eye),
  )

export const anchor = (color: string, width = 13): Drawn =>
  drawn(
    circle(0, -78, 17, 'none', { stroke: color, 'stroke-width': width }),
    line('M0 -60V82M-40 -38H40', color, width),
    line('M-74 24C-66 66 -36 82 0 84C36 82 66 66 74 24', color, width),
    shape('M-92 40L-76 4L-48 34z', color),
    shape('M92 40L76 4L48 34z', color),
  )

export const rope = (d: string, light: string, dark: string, width: number): Drawn =>
  drawn(
    line(d, dark, width + 5),
    line(d, light, width),
    line(d, dark, width, {
      'stroke-dasharray': `3 ${round(width * 0.75)}`,
      'stroke-linecap': 'butt',
      'stroke-opacity': '.55',
    }),
  )

export const lemonSlice = (r: number, rind: string, pith: string, flesh: string): Drawn =>
  drawn(
    circle(0, 0, r, rind),
    circle(0, 0, r * 0.9, pith),
    times(9, (index) =>
      at(
        0,
        0,
        index * 40,
        shape(
          `M0 ${-r * 0.1}L${round(-r * 0.25)} ${round(-r * 0.7)}Q0 ${round(-r * 0.96)} ${round(r * 0.25)} ${round(-r * 0.7)}z`,
          flesh,
          { 'stroke-linejoin': 'round', stroke: flesh, 'stroke-width': r * 0.04 },
        ),
      ),
    ),
  )

export const tomato = (r: number, red: string, green: string): Drawn =>
  drawn(
    ellipse(0, 0, r * 1.08, r * 0.95, red),
    ellipse(-r * 0.42, -r * 0.35, r * 0.2, r * 0.12, '#fff', {
      'fill-opacity': '.35',
      transform: 'rotate(-30)',
    }),
    at(
      0,
      -r * 0.78,
      0,
      shape(star(r * 0.55, r * 0.16, 5), green),
      line(`M0 0Q${r * 0.05} ${-r * 0.25} ${r * 0.2} ${-r * 0.4}`, green, r * 0.12),
    ),
  )

export const pepper = (color: string, dark: string, green: string): Drawn =>
  drawn(
    shape(
      'M-46 -50C-84 -40 -70 30 -44 78C-30 100 -14 92 0 80C14 92 30 100 44 78C70 30 84 -40 46 -50C30 -62 14 -54 0 -48C-14 -54 -30 -62 -46 -50z',
      color,
    ),
    line('M0 -44C-8 0 -8 40 0 78', dark, 5),
    line('M0 -52C0 -74 6 -86 22 -94', green, 15),
  )

export const aubergine = (color: string, light: string, green: string): Drawn =>
  drawn(
    shape('M-4 -62C-40 -50 -66 10 -58 58C-48 108 42 108 54 58C62 12 38 -48 4 -62z', color),
    line('M-34 20C-36 44 -30 62 -18 74', light, 7),
    shape('M-36 -50C-20 -80 20 -80 36 -50L18 -42L6 -28L-8 -44L-24 -36z', green),
    line('M0 -68C0 -88 8 -98 20 -104', green, 12),
  )

export const carrot = (orange: string, dark: string, green: string): Drawn =>
  drawn(
    times(3, (index) => at(0, -62, (index - 1) * 24, leaf(64, 13, green))),
    shape('M-30 -56C-40 -70 40 -70 30 -56C22 10 10 70 0 104C-10 70 -22 10 -30 -56z', orange),
    line('M-20 -28H-2M4 2H18M-12 30H0', dark, 4),
  )

export const grapes = (fill: string, light: string, green: string): Drawn => {
  const rows = [4, 5, 4, 3, 2, 1]
  return drawn(
    line('M0 -26C2 -48 -6 -60 -18 -72', green, 8),
    at(6, -34, 62, leaf(70, 34, green)),
    rows.map((count, row) =>
      times(count, (index) => {
        const [x, y] = [(index - (count - 1) / 2) * 31, row * 27]
        return [circle(x, y, 17.5, fill), circle(x - 5, y - 6, 4.5, light)]
      }),
    ),
  )
}

export const carnation = (r: number, red: string, deep: string): Drawn => {
  const ring = (count: number, reach: number, size: number, fill: string, turn: number) =>
    times(count, (index) =>
      at(
        0,
        0,
        (360 / count) * index + turn,
        shape(
          `M0 0C${round(-size)} ${round(-reach * 0.5)} ${round(-size)} ${round(-reach)} ${round(-size * 0.4)} ${round(-reach)}L${round(-size * 0.16)} ${round(-reach * 0.9)}L0 ${round(-reach * 1.04)}L${round(size * 0.16)} ${round(-reach * 0.9)}L${round(size * 0.4)} ${round(-reach)}C${round(size)} ${round(-reach)} ${round(size)} ${round(-reach * 0.5)} 0 0z`,
          fill,
        ),
      ),
    )
  return drawn(
    ring(10, r, r * 0.44, deep, 0),
    ring(9, r * 0.82, r * 0.4, red, 20),
    ring(7, r * 0.58, r * 0.32, deep, 5),
    ring(5, r * 0.36, r * 0.24, red, 30),
  )
}

export const lantern = (r: number, color: string, stripe: string): Drawn =>
  drawn(
    line(`M0 ${-r * 1.6}V${-r}`, '#3a2a20', 3),
    ellipse(0, 0, r * 0.92, r, color),
    [0.72, 0.3].map((wide) =>
      ellipse(0, 0, r * wide, r, 'none', { stroke: stripe, 'stroke-width': r * 0.11 }),
    ),
    line(
      `M${round(-r * 0.88)} ${round(-r * 0.3)}Q0 ${round(-r * 0.14)} ${round(r * 0.88)} ${round(-r * 0.3)}M${round(-r * 0.88)} ${round(r * 0.3)}Q0 ${round(r * 0.46)} ${round(r * 0.88)} ${round(r * 0.3)}`,
      stripe,
      r * 0.07,
    ),
    rect(-r * 0.4, -r * 1.1, r * 0.8, r * 0.2, '#3a2a20', { rx: 4 }),
    rect(-r * 0.32, r * 0.92, r * 0.64, r * 0.16, '#3a2a20', { rx: 4 }),
  )

export const flame = (outer: string, inner: string, core: string): Drawn =>
  drawn(
    shape(
      'M0 0C-70 -10 -88 -84 -44 -140C-40 -104 -22 -96 -18 -116C-14 -160 -30 -180 6 -230C10 -180 70 -150 72 -78C74 -30 50 -4 0 0z',
      outer,
    ),
    shape(
      'M2 0C-40 -6 -50 -54 -22 -90C-18 -70 -6 -70 -4 -84C0 -112 2 -122 16 -146C18 -112 48 -92 46 -48C44 -18 30 -2 2 0z',
      inner,
    ),
    shape('M4 0C-16 -4 -20 -34 2 -64C8 -44 26 -40 24 -20C22 -6 16 0 4 0z', core),
  )

export const snowflake = (r: number, color: string, width: number): Drawn =>
  drawn(
    times(6, (index) =>
      at(
        0,
        0,
        index * 60,
        line(
          `M0 0V${-r}M0 ${round(-r * 0.55)}L${round(-r * 0.26)} ${round(-r * 0.82)}M0 ${round(-r * 0.55)}L${round(r * 0.26)} ${round(-r * 0.82)}`,
          color,
          width,
        ),
      ),
    ),
  )

/** Fir with its needles, growing up from 0,0. */
type Fir = { length: number; needle: number; color: string; dark: string; bend?: number; seed: number }

export function fir({ length, needle, color, dark, bend = 0, seed }: Fir): Drawn {
  const { between } = random(seed)
  const count = Math.round(length / 8)
  const needles = (side: number, shade: string) => {
    const d = times(count, (index) => {
      const t = (index + 0.5) / count
      const [x, y] = [bend * t * t, -length * t]
      const reach = needle * (1 - t * 0.45) * between(0.82, 1.12)
      return `M${round(x)} ${round(y)}l${round(side * reach * 0.85)} ${round(-reach * between(0.4, 0.62))}`
    })
    return line(d.join(''), shade, 4.5)
  }
  return drawn(
    needles(-1, dark),
    needles(1, color),
    line(`M0 0Q0 ${round(-length / 2)} ${bend} ${-length}`, '#6a4a2f', 6),
  )
}

export const glass = (color: string, wine: string, width = 5): Drawn =>
  drawn(
    shape('M-31 -66C-34 -30 -22 -8 0 -8C22 -8 34 -30 31 -66z', wine),
    line('M-36 -110C-46 -40 -28 -4 0 -4C28 -4 46 -40 36 -110zM0 -4V78M-34 80H34', color, width, {
      'stroke-linejoin': 'round',
    }),
  )
