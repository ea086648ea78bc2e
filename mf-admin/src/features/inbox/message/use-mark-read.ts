import { markMessageRead } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Whoever opens a message has read it. Once: to mark it as unread again must last while it is open. */
export function useMarkRead({ id, isRead }: Pick<MessageRecord, 'id' | 'isRead'>): void {
  const { mutate } = useMutation(markMessageRead(id));
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === id) return;
    opened.current = id;
    if (!isRead) mutate(true);
  }, [id, isRead, mutate]);
}
