import { Gingham } from './gingham'
import { paper, red } from './ink'

type Props = { name: string; width: number; height: number }

/** Where there is no photo: a plate on the cloth, with the restaurant's initial. */
export function Plate({ name, width, height }: Props) {
  const initial = [...name].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? '·'
  const place = (diameter: number) => ({
    display: 'flex',
    position: 'absolute' as const,
    left: (width - diameter) / 2,
    top: (height - diameter) / 2,
    width: diameter,
    height: diameter,
    borderRadius: diameter / 2,
    alignItems: 'center',
    justifyContent: 'center',
  })
  return (
    <div style={{ display: 'flex', position: 'relative', width, height }}>
      <Gingham width={width} height={height} square={30} />
      <div style={{ ...place(270), background: paper, boxShadow: '0 10px 30px rgba(60,20,20,0.35)' }} />
      <div
        style={{
          ...place(190),
          border: '3px solid #e6ded0',
          fontFamily: 'Bricolage',
          fontSize: 110,
          color: red,
        }}
      >
        {initial.toLocaleUpperCase('es')}
      </div>
    </div>
  )
}
