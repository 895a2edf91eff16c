#include "gockel/store/postgres_append.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>

#include "gockel/store/notice.h"

namespace gockel {

// In the order of their ids, so that two nodes never wait for each other.
const PqStatement lock_tables{
    "lock_tables",
    "select id from tables where id = any($1::text[]) order by id for update"};

const PqStatement insert_owners{
    "insert_owners",
    "insert into holders (table_id, seat, person, seat_key) "
    "select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[]) "
    "on conflict (table_id, person) "
    "do update set seat = excluded.seat, seat_key = excluded.seat_key"};

namespace {

const PqStatement begin_append{"begin", "begin"};
const PqStatement commit_append{"commit", "commit"};

// Compare and swap for many tables at once. A request that comes again is late,
// but done: it is looked for before the version. The time of the last touch,
// $15 too early at most, is in an index: left as it is, the row changes in its
// place. Answers by $1: the version of the request if it came before, whether
// the append is done, and the version of a table that had another one. Those
// that are done are told in as few notices as $14 says; the count makes that
// happen.
const PqStatement append_tables{"append_tables",
                                R"(with input as (
  select * from unnest($1::integer[], $2::text[], $3::bigint[], $4::bigint[],
      $5::text[], $6::text[], $7::text[], $8::bigint[], $9::bigint[],
      $10::text[], $11::integer[], $12::text[], $13::text[], $14::integer[])
    as input (n, id, expected, version, texts, client, stage, now, due, seed,
      listed, opener, notice, message)),
asked as materialized (
  select input.*, (select entries.version from entries
      where entries.table_id = input.id and entries.client = input.client)
    as before from input),
made as (
  insert into tables (id, version, stage, listed, seed, opener, created,
      touched, due)
    select id, version, stage, listed, seed, opener, now, now, due from asked
      where expected = 0 and before is null
    on conflict do nothing returning id),
moved as (
  update tables set version = asked.version, stage = asked.stage,
      due = asked.due,
      touched = case when asked.now - tables.touched between 0 and $15::bigint
        then tables.touched else asked.now end
    from asked where tables.id = asked.id and tables.version = asked.expected
      and asked.expected > 0 and asked.before is null
    returning asked.n, asked.id, asked.version, asked.texts, asked.client,
      asked.notice, asked.message),
done as materialized (
  select * from moved union all
  select n, id, version, texts, client, notice, message
    from made join asked using (id)),
stored as (
  insert into entries (table_id, version, texts, client)
    select id, version, texts, client from done),
told as materialized (
  select pg_notify('gockel', string_agg(E'\n\n' || notice, ''))
    from done group by message)
select n, null::bigint, true, null::bigint, (select count(*) from told)
  from done
union all
select n, before, false,
    (select version from tables where tables.id = asked.id), 0
  from asked where n not in (select n from done))"};

const PqStatement delete_seat_owners{
    "delete_seat_owners",
    "delete from holders using unnest($1::text[], $2::integer[]) as input (id, "
    "seat) where holders.table_id = input.id and holders.seat = input.seat"};

using PqColumn = std::vector<PqValue>;

template <class Value>
PqValue column_of(std::span<const Append* const> appends, Value value) {
  PqColumn column;
  column.reserve(appends.size());
  for (const Append* append : appends) column.push_back(value(*append));
  return pq_array(column);
}

PqValue whole(std::uint64_t number) { return std::to_string(number); }

PqQuery append_query(std::span<const Append* const> appends) {
  // The answers come in any order: each row says whose it is by its number.
  PqColumn numbers;
  for (std::size_t i = 0; i < appends.size(); ++i)
    numbers.push_back(std::to_string(i));
  const auto column = [appends](auto value) {
    return column_of(appends, value);
  };
  using Each = const Append&;
  // A message has a limit of bytes, and every one wakes all nodes: they are
  // filled here, and the statement sends of each what was done.
  PqColumn notices;
  PqColumn messages;
  NoticePacker packer;
  for (const Append* append : appends) {
    std::string text = notice_of(*append).text();
    messages.push_back(std::to_string(packer.message_for(text)));
    notices.emplace_back(std::move(text));
  }
  // In the order of $1 to $15: a column for each of the first fourteen.
  return {
      append_tables,
      {pq_array(numbers), column([](Each a) { return PqValue(a.table); }),
       column([](Each a) { return whole(a.expected); }),
       column([](Each a) { return whole(a.version); }),
       column([](Each a) { return PqValue(a.entries); }), column([](Each a) {
         return a.client.empty() ? PqValue() : PqValue(a.client);
       }),
       column([](Each a) { return PqValue(a.stage); }),
       column([](Each a) { return PqValue(std::to_string(a.now)); }),
       column([](Each a) {
         return a.due ? PqValue(std::to_string(*a.due)) : PqValue();
       }),
       column([](Each a) { return PqValue(a.seed); }),
       column([](Each a) { return PqValue(a.listed ? "1" : "0"); }),
       column([](Each a) { return PqValue(a.opener); }), pq_array(notices),
       pq_array(messages), std::to_string(touched_lag)}};
}

Appended appended(const PqRows& rows, int row, const Append& append) {
  if (!rows.null(row, 1))
    return {Appended::Kind::repeated,
            static_cast<std::uint64_t>(rows.whole(row, 1))};
  if (rows.text(row, 2) == "t") return {Appended::Kind::done, append.version};
  const bool known = !rows.null(row, 3);
  return {Appended::Kind::stale,
          known ? static_cast<std::uint64_t>(rows.whole(row, 3)) : 0};
}

/// The queries that make the seats of one append change hands.
std::vector<PqQuery> owner_queries(const Append& append) {
  PqColumn tables;
  PqColumn seats;
  for (const Seat seat : append.vacated) seats.emplace_back(whole(seat));
  // Whoever had the seat before has stood up.
  for (const SeatOwner& owner : append.owners)
    seats.emplace_back(whole(owner.seat));
  tables.assign(seats.size(), append.table);
  std::vector<PqQuery> queries{
      {delete_seat_owners, {pq_array(tables), pq_array(seats)}}};
  if (append.owners.empty()) return queries;
  PqColumn owned;
  PqColumn persons;
  PqColumn keys;
  for (const SeatOwner& owner : append.owners) {
    owned.emplace_back(whole(owner.seat));
    persons.emplace_back(owner.person);
    keys.emplace_back(owner.key);
  }
  tables.assign(owned.size(), append.table);
  queries.push_back(
      {insert_owners,
       {pq_array(tables), pq_array(owned), pq_array(persons), pq_array(keys)}});
  return queries;
}

bool changes_owners(const Append& append) {
  return !append.owners.empty() || !append.vacated.empty();
}

/// Appends to tables that are all different.
std::vector<Appended> append_apart(PqConnection& connection,
                                   std::span<const Append* const> appends) {
  const PqValue ids =
      column_of(appends, [](const Append& a) { return PqValue(a.table); });
  const bool owners = std::ranges::any_of(
      appends, [](const Append* a) { return changes_owners(*a); });
  std::vector<PqQuery> queries;
  // What is sent together is a transaction by itself. Seats change hands only
  // where the append was done, so the transaction stays open for them.
  if (owners) queries.push_back({begin_append, {}});
  queries.push_back({lock_tables, {ids}});
  queries.push_back(append_query(appends));
  const PqRows rows = connection.run(queries).back();
  std::vector<Appended> results(appends.size());
  for (int row = 0; row < rows.size(); ++row) {
    const auto n = static_cast<std::size_t>(rows.whole(row, 0));
    results.at(n) = appended(rows, row, *appends[n]);
  }
  if (!owners) return results;
  std::vector<PqQuery> rest;
  for (std::size_t i = 0; i < appends.size(); ++i)
    if (results[i].kind == Appended::Kind::done && changes_owners(*appends[i]))
      for (PqQuery& query : owner_queries(*appends[i]))
        rest.push_back(std::move(query));
  rest.push_back({commit_append, {}});
  connection.run(rest);
  return results;
}

}  // namespace

std::vector<Appended> append_all(PqConnection& connection,
                                 std::span<const Append> appends) {
  // One statement changes a table once: a second append to it comes after.
  std::vector<std::vector<const Append*>> rounds;
  std::map<std::string_view, std::size_t> seen;
  for (const Append& append : appends) {
    const std::size_t round = seen[append.table]++;
    if (round == rounds.size()) rounds.emplace_back();
    rounds[round].push_back(&append);
  }
  std::vector<Appended> results(appends.size());
  for (const auto& round : rounds) {
    const std::vector<Appended> done = append_apart(connection, round);
    for (std::size_t i = 0; i < round.size(); ++i)
      results[static_cast<std::size_t>(round[i] - appends.data())] = done[i];
  }
  return results;
}

}  // namespace gockel
