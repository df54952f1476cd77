'use client'

import { useEffect, useRef } from 'react'

/** A controlled value that two changes in one moment may both build on: what was told last, until the owner of it says otherwise. */
export function useCurrent<T>(value: T, onChange: (value: T) => void) {
  const current = useRef(value)
  const tell = useRef(onChange)
  useEffect(() => {
    current.current = value
    tell.current = onChange
  })
  return (change: (value: T) => T) => {
    current.current = change(current.current)
    tell.current(current.current)
  }
}
