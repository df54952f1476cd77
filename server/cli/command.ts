import { statSync } from 'node:fs'
import { AppStartError } from '@/server/start-error'

/** Runs a command of an operator. Prints the sentence that it ends with, or the reason why it did nothing. */
export async function runCommand(usage: string, command: () => Promise<string>) {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(`${usage}\n`)
  try {
    process.umask(0o077)
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, usage)}\n`)
    process.exitCode = 1
  }
}

function sentenceOf(error: unknown, usage: string) {
  if (error instanceof AppStartError) return error.message
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code)) ? usage : error.stack
}

export const sizeText = (file: string) =>
  `${(statSync(file).size / 1024 ** 2).toLocaleString('es-ES', { maximumFractionDigits: 1 })} MB`
