import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOf, isMixed } from '@/contract/rules/files/file-type'
import { formatRefusal, maxImageBytes, maxPdfBytes, sizeRefusal } from '@/contract/rules/files/upload-limits'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'gif'],
  ['GIF87a', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0', 'avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1', 'heic'],
  ['\0\0\0\x18ftypmp42\0\0\0\0', 'unknown'],
  ['%PDF-1.7\n', 'pdf'],
  ['\n%PDF-1.7', 'unknown'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?><!-- a --><svg>', 'svg'],
  ['<html><body>', 'unknown'],
  ['MZ\x90\0', 'program'],
  ['\x7fELF', 'program'],
  ['#!/bin/sh', 'program'],
  ['\xcf\xfa\xed\xfe', 'program'],
  ['PK\x03\x04', 'unknown'],
  ['RIFF\x10\0\0\0WAVE', 'unknown'],
  ['', 'unknown'],
])('%j is %s', (head, format) => {
  expect(formatOf(bytes(head))).toBe(format)
})

test('whatever comes has a format', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), (head) => {
      expect(formatOf(head)).toMatch(/^[a-z]+$/)
    }),
  )
})

test('a picture that begins like something else is mixed', () => {
  expect(isMixed(bytes('\xff\xd8\xff\xfe\0\x0a%PDF-1.4'))).toBe(true)
  expect(isMixed(bytes('GIF89a/*<script>*/'))).toBe(true)
  expect(isMixed(bytes('\xff\xd8\xff\xe1<x:xmpmeta xmlns:x="adobe:ns:meta/">'))).toBe(false)
})

describe('a place takes', () => {
  test.each([
    ['photo', 'jpeg', null],
    ['photo', 'png', null],
    ['photo', 'webp', 'file-type'],
    ['photo', 'pdf', 'file-type'],
    ['image', 'gif', null],
    ['image', 'pdf', 'file-type'],
    ['image', 'svg', 'file-svg'],
    ['document', 'pdf', null],
    ['document', 'avif', null],
    ['document', 'heic', 'file-heic'],
    ['document', 'program', 'file-program'],
    ['document', 'unknown', 'file-type'],
  ] as const)('%s: %s → %s', (accept, format, reason) => {
    expect(formatRefusal(format, accept)).toBe(reason)
  })

  test('up to its size, and that one too', () => {
    expect(sizeRefusal('jpeg', 0)).toBe('file-empty')
    expect(sizeRefusal('jpeg', maxImageBytes)).toBeNull()
    expect(sizeRefusal('jpeg', maxImageBytes + 1)).toBe('image-too-large')
    expect(sizeRefusal('pdf', maxPdfBytes)).toBeNull()
    expect(sizeRefusal('pdf', maxPdfBytes + 1)).toBe('pdf-too-large')
  })
})
