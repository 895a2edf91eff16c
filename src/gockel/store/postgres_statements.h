#pragma once

#include "gockel/store/pq_connection.h"

namespace gockel {

// What PostgresStore asks of its database; appends have postgres_append.h. Each
// is prepared by its name when a connection first uses it.

inline constexpr PqStatement select_table{
    "select_table", "select version, seed from tables where id = $1"};
inline constexpr PqStatement select_owners{
    "select_owners",
    "select seat, person, seat_key from holders where table_id = $1 "
    "order by seat, person"};
inline constexpr PqStatement select_entries{
    "select_entries",
    "select version, texts from entries where table_id = $1 and version > $2 "
    "order by version"};
inline constexpr PqStatement select_request{
    "select_request",
    "select version from entries where table_id = $1 and client = $2"};
// One statement behind the lock: it sees whether the key is still good.
inline constexpr PqStatement claim_seat{
    "claim_seat",
    "with found as (select seat from holders where table_id = $1 and "
    "seat_key = $2 limit 1), "
    "taken as (insert into holders (table_id, seat, person, seat_key) "
    "select $1, seat, $3, $2 from found on conflict (table_id, person) "
    "do update set seat = excluded.seat, seat_key = excluded.seat_key) "
    "select seat, pg_notify('gockel', $4) from found"};
inline constexpr PqStatement select_due{
    "select_due",
    "select id from tables where due is not null and due <= $1 "
    "order by due limit $2"};
// A table's place is its rank among those of its opener.
inline constexpr PqStatement select_listed{
    "select_listed",
    "select id, stage from (select id, stage, created, row_number() over ("
    "partition by case when opener = '' then id else opener end "
    "order by created desc, id) as place "
    "from tables where listed = 1 and stage <> 'over') as listed "
    "where place <= $2 order by place, created desc, id limit $1"};
inline constexpr PqStatement select_unfinished{
    "select_unfinished",
    "select count(*) from tables where opener = $1 and stage <> 'over'"};
inline constexpr PqStatement select_playing{
    "select_playing",
    "select count(*) from tables where stage = 'playing' and touched >= $1"};
inline constexpr PqStatement upsert_presence{
    "upsert_presence",
    "with stored as (insert into presence (table_id, seat, node, gone) "
    "select id, seat, $4, gone from "
    "unnest($1::text[], $2::integer[], $3::bigint[]) as input (id, seat, gone) "
    "on conflict (table_id, seat, node) do update set gone = excluded.gone) "
    "select pg_notify('gockel', notice) from unnest($5::text[]) as notice"};
inline constexpr PqStatement notify_nodes{"notify_nodes",
                                          "select pg_notify('gockel', $1)"};
inline constexpr PqStatement select_presence{
    "select_presence",
    "select seat, node, gone, coalesce(lease, 0) from presence "
    "left join nodes on nodes.id = node where table_id = $1 "
    "order by seat, node"};
inline constexpr PqStatement upsert_lease{
    "upsert_lease",
    "insert into nodes (id, lease) values ($1, $2) "
    "on conflict (id) do update set lease = excluded.lease"};
inline constexpr PqStatement select_leases{
    "select_leases", "select id, lease from nodes order by id"};
inline constexpr PqStatement delete_nodes{"delete_nodes",
                                          "delete from nodes where lease < $1"};
inline constexpr PqStatement delete_presence{
    "delete_presence",
    "delete from presence where gone < $1 or "
    "not exists (select from nodes where nodes.id = node)"};
inline constexpr PqStatement delete_tables{
    "delete_tables",
    "delete from tables where id in (select id from tables where "
    "(stage = 'waiting' and touched < $1) or "
    "(stage = 'playing' and touched < $2) or (stage = 'over' and touched < $3) "
    "order by touched limit $4 for update skip locked)"};
inline constexpr PqStatement insert_secret{
    "insert_secret",
    "insert into secrets (name, value) values ($1, $2) "
    "on conflict do nothing"};
inline constexpr PqStatement select_secret{
    "select_secret", "select value from secrets where name = $1"};
inline constexpr PqStatement select_untouched{
    "select_untouched",
    "select id from tables where touched < $1 and stage = 'playing' "
    "order by touched limit $2"};
inline constexpr PqStatement select_codes{
    "select_codes", "select id from tables where id > $1 order by id limit $2"};
inline constexpr PqStatement update_texts{
    "update_texts",
    "update entries set texts = $3 where table_id = $1 and version = $2"};
inline constexpr PqStatement select_now{
    "select_now",
    "select (extract(epoch from clock_timestamp()) * 1000)::bigint"};

}  // namespace gockel
