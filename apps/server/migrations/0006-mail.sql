-- Mail: what a mail is about, that some are written only once or are of no use later, and what went wrong the last time.

alter table outbox
  -- Which mail it is, as the contract names it. Null for those that were written before this stood here.
  add column kind text,
  -- The record that it is about.
  add column entity text,
  add column entity_id bigint,
  -- A second mail under the same key is not written.
  add column once text unique,
  -- It signs somebody in: nobody is shown its subject, and nothing of it is kept once it is sent.
  add column secret boolean not null default false,
  -- From then on it is of no use, and is not sent any more.
  add column good_until timestamptz,
  -- Until then a server has it in hand: a time of its own, so that due_at stays true.
  add column leased_until timestamptz,
  -- How often somebody had it sent again: each of these is a message of its own to the mail servers on its way.
  add column resent int not null default 0,
  -- Why the last try failed, as the contract names it; last_error is what the mail server said.
  add column fault text,
  add constraint outbox_about check ((entity is null) = (entity_id is null));

-- Until now there were only codes and invitations. Codes stood in subjects too.
update outbox set secret = true, subject = case when state = 'Sent' then '' else subject end;

-- What is soon of no use goes first.
drop index outbox_due;
create index outbox_due on outbox (good_until, due_at) where state = 'Pending';
create index outbox_state on outbox (state, id desc);
