-- HAProxy signs in as this user to ask a node whether it is writable. It has no password and no rights: it sees the
-- server's status and nothing else.
CREATE USER IF NOT EXISTS 'health'@'%';
