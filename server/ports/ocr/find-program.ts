import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** Finds a program: at its absolute path, else in the first folder of PATH that has it. */
export function findProgram(name: string, path: string): string | null {
  const places = isAbsolute(name)
    ? [name]
    : path
        .split(delimiter)
        .filter(isAbsolute)
        .map((folder) => join(folder, name))
  return places.find(isProgram) ?? null
}

function isProgram(place: string) {
  try {
    accessSync(place, constants.X_OK)
    return statSync(place).isFile()
  } catch {
    return false
  }
}
