-- Mails carry an invitation that calendar programs read.
alter table outbox add column invitation text;
