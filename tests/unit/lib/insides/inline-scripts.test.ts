import { describe, expect, it } from 'vitest'
import { knownScriptHashes } from '@/lib/insides/page/inline-scripts'

const named = (code: string) => knownScriptHashes(`<p></p><script>${code}</script>`).length === 1

describe('knownScriptHashes', () => {
  it.each([
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"0:[\\"$\\",\\"p\\"]\\n"])',
    'requestAnimationFrame(function(){$RT=performance.now()});',
    '$RC("B:0","S:0")',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/2_f-4~.js","static/chunks/b.js"],"runtimeModuleIds":[94553]});',
  ])('names %s', (code) => {
    expect(named(code)).toBe(true)
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,"x"]),alert(1,[])',
    'self.__next_f.push([alert(1)])',
    '$RC("B:0","S:0");alert(1)',
    '$RC("B:0",alert(1))',
    'requestAnimationFrame(function(){$RT=alert(1)});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["https://a.b/c.js"],"runtimeModuleIds":[]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[alert(1)]});',
  ])('leaves %s blocked', (code) => {
    expect(named(code)).toBe(false)
  })

  it('passes over files and data', () => {
    const page = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>'
    expect(knownScriptHashes(page)).toEqual([])
  })
})
