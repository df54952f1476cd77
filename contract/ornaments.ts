/** Our own line drawings for the empty part of a sheet, in a square of 48 units, drawn 1.4 wide with round ends. */
export const ornamentStroke = 1.4

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const ornamentNames = ['plate', 'glass', 'sprig', 'pot'] as const
export type OrnamentName = (typeof ornamentNames)[number]

export const ornaments: Readonly<Record<OrnamentName, string>> = {
  plate:
    `${circle(24, 24, 13)}${circle(24, 24, 8.5)}` +
    'M2.500 9v7.500q0 3.500 3 3.500q3 0 3-3.500V9M5.500 9v30M42.500 39V9c3.500 3.500 4.500 9.500 3.500 17h-3.500',
  glass:
    'M14.500 4h19c1.500 11-2 20-9.500 20S13 15 14.500 4zM14.100 12q5-2.800 9.900 0q4.900 2.800 9.900 0M24 24v18M15.500 43.500h17',
  sprig:
    'M23 46C24.500 32 21 18 27 3M24 39c-7 .5-12-3-13.500-10c7-.5 12 3 13.500 10zM23.700 33c1-6.500 5.500-10.500 12.500-10.500c-1 6.500-5.500 10.500-12.500 10.500z' +
    'M23.400 26c-6 0-10-3.500-11-9.500c6 0 10 3.500 11 9.500zM23.800 18c1-5.500 4.800-9 10.800-9c-1 5.500-4.800 9-10.800 9z',
  pot:
    'M9 22h30v14a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6zM9 27H5.500a2.500 2.500 0 0 0 0 5H9M39 27h3.500a2.500 2.500 0 0 1 0 5H39M7 22h34' +
    'M12 22c1-5.500 6-8.500 12-8.500s11 3 12 8.500M22 13.500a2.200 2.200 0 1 1 4 0M17 8.500q-2.500-2.500 0-5M24 8q-2.500-2.500 0-5M31 8.500q-2.500-2.500 0-5',
}
