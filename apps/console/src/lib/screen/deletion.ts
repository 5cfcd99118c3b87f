import { msg, t } from '@lingui/core/macro'
import { Trash2 } from 'lucide-react'

/**
 * What deletes a record asks first, and says afterwards what is gone.
 * @param nameOf what the record is called
 * @param textOf what the question says
 */
export const deletion = <Row>(nameOf: (row: Row) => string, textOf = () => t`Deleted data cannot be recovered.`) => ({
  label: msg`Delete`,
  icon: Trash2,
  danger: true as const,
  apart: true as const,
  asks: (row: Row) => ({ title: t`Delete ${nameOf(row)}?`, text: textOf() }),
  done: (row: Row) => t`${nameOf(row)} is deleted`,
})
