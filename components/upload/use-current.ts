'use client'

import { useEffect, useRef } from 'react'

/** A controlled value on which two changes in one moment can build. Holds the last reported value until the parent gives another value. */
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
