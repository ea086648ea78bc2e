-- With this user HAProxy asks a node whether it may be written to. It has no password and no rights: it sees the server's
-- status and nothing else.
CREATE USER IF NOT EXISTS 'health'@'%';
