import Combine

extension SpecializedCase {
  /// One value.
  static let just: [SpecializedCase] = [
    SpecializedCase("Just: map", { Just(4).map { $0 + 1 } }, { Just(4).eraseToAnyPublisher().map { $0 + 1 } }),
    SpecializedCase(
      "Just: compactMap", { Just(4).compactMap { $0 > 1 ? $0 : nil } },
      { Just(4).eraseToAnyPublisher().compactMap { $0 > 1 ? $0 : nil } }),
    SpecializedCase("Just: filter", { Just(4).filter { $0 > 1 } }, { Just(4).eraseToAnyPublisher().filter { $0 > 1 } }),
    SpecializedCase(
      "Just: allSatisfy", { Just(4).allSatisfy { $0 > 1 } }, { Just(4).eraseToAnyPublisher().allSatisfy { $0 > 1 } }),
    SpecializedCase("Just: contains", { Just(4).contains(4) }, { Just(4).eraseToAnyPublisher().contains(4) }),
    SpecializedCase(
      "Just: contains(where:)", { Just(4).contains { $0 < 9 } }, { Just(4).eraseToAnyPublisher().contains { $0 < 9 } }),
    SpecializedCase("Just: collect", { Just(4).collect() }, { Just(4).eraseToAnyPublisher().collect() }),
    SpecializedCase("Just: count", { Just(4).count() }, { Just(4).eraseToAnyPublisher().count() }),
    SpecializedCase("Just: ignoreOutput", { Just(4).ignoreOutput() }, { Just(4).eraseToAnyPublisher().ignoreOutput() }),
    SpecializedCase("Just: min", { Just(4).min() }, { Just(4).eraseToAnyPublisher().min() }),
    SpecializedCase("Just: max", { Just(4).max() }, { Just(4).eraseToAnyPublisher().max() }),
    SpecializedCase("Just: min(by:)", { Just(4).min { $0 > $1 } }, { Just(4).eraseToAnyPublisher().min { $0 > $1 } }),
    SpecializedCase("Just: max(by:)", { Just(4).max { $0 > $1 } }, { Just(4).eraseToAnyPublisher().max { $0 > $1 } }),
    SpecializedCase("Just: first", { Just(4).first() }, { Just(4).eraseToAnyPublisher().first() }),
    SpecializedCase("Just: last", { Just(4).last() }, { Just(4).eraseToAnyPublisher().last() }),
    SpecializedCase("Just: first(where:)", { Just(4).first { $0 < 4 } }, { Just(4).eraseToAnyPublisher().first { $0 < 4 } }),
    SpecializedCase("Just: last(where:)", { Just(4).last { $0 < 9 } }, { Just(4).eraseToAnyPublisher().last { $0 < 9 } }),
    SpecializedCase("Just: prefix", { Just(4).prefix(1) }, { Just(4).eraseToAnyPublisher().prefix(1) }),
    SpecializedCase("Just: prefix, of none", { Just(4).prefix(0) }, { Just(4).eraseToAnyPublisher().prefix(0) }),
    SpecializedCase("Just: prefix(while:)", { Just(4).prefix { $0 < 9 } }, { Just(4).eraseToAnyPublisher().prefix { $0 < 9 } }),
    SpecializedCase("Just: dropFirst", { Just(4).dropFirst() }, { Just(4).eraseToAnyPublisher().dropFirst() }),
    SpecializedCase("Just: dropFirst, of none", { Just(4).dropFirst(0) }, { Just(4).eraseToAnyPublisher().dropFirst(0) }),
    SpecializedCase("Just: drop(while:)", { Just(4).drop { $0 < 9 } }, { Just(4).eraseToAnyPublisher().drop { $0 < 9 } }),
    SpecializedCase("Just: output(at:)", { Just(4).output(at: 0) }, { Just(4).eraseToAnyPublisher().output(at: 0) }),
    SpecializedCase("Just: output(at:), beyond", { Just(4).output(at: 1) }, { Just(4).eraseToAnyPublisher().output(at: 1) }),
    SpecializedCase("Just: output(in:)", { Just(4).output(in: 0..<2) }, { Just(4).eraseToAnyPublisher().output(in: 0..<2) }),
    SpecializedCase("Just: reduce", { Just(4).reduce(5, +) }, { Just(4).eraseToAnyPublisher().reduce(5, +) }),
    SpecializedCase("Just: scan", { Just(4).scan(5, +) }, { Just(4).eraseToAnyPublisher().scan(5, +) }),
    SpecializedCase(
      "Just: removeDuplicates", { Just(4).removeDuplicates() }, { Just(4).eraseToAnyPublisher().removeDuplicates() }),
    SpecializedCase(
      "Just: removeDuplicates(by:)", { Just(4).removeDuplicates { $0 == $1 } },
      { Just(4).eraseToAnyPublisher().removeDuplicates { $0 == $1 } }),
    SpecializedCase(
      "Just: replaceEmpty", { Just(4).replaceEmpty(with: 7) }, { Just(4).eraseToAnyPublisher().replaceEmpty(with: 7) }),
    SpecializedCase(
      "Just: replaceError", { Just(4).replaceError(with: 7) }, { Just(4).eraseToAnyPublisher().replaceError(with: 7) }),
    SpecializedCase("Just: retry", { Just(4).retry(2) }, { Just(4).eraseToAnyPublisher().retry(2) }),
    SpecializedCase(
      "Just: tryMap", { Just(4).tryMap { try digit($0) } }, { Just(4).eraseToAnyPublisher().tryMap { try digit($0) } }),
    SpecializedCase(
      "Just: tryReduce", { Just(4).tryReduce(5) { try $0 + digit($1) } },
      { Just(4).eraseToAnyPublisher().tryReduce(5) { try $0 + digit($1) } }),
    SpecializedCase(
      "Just: tryScan", { Just(4).tryScan(5) { try $0 + digit($1) } },
      { Just(4).eraseToAnyPublisher().tryScan(5) { try $0 + digit($1) } }),
    SpecializedCase(
      "Just: tryAllSatisfy", { Just(4).tryAllSatisfy { try digit($0) > 1 } },
      { Just(4).eraseToAnyPublisher().tryAllSatisfy { try digit($0) > 1 } }),
    SpecializedCase(
      "Just: tryContains", { Just(4).tryContains { try digit($0) > 1 } },
      { Just(4).eraseToAnyPublisher().tryContains { try digit($0) > 1 } }),
    SpecializedCase(
      "Just: tryMap, that throws", { Just(40).tryMap { try digit($0) } },
      { Just(40).eraseToAnyPublisher().tryMap { try digit($0) } }),
    SpecializedCase("Just: prepend", { Just(4).prepend(1, 2) }, { Just(4).eraseToAnyPublisher().prepend(1, 2) }),
    SpecializedCase("Just: append", { Just(4).append([5, 6]) }, { Just(4).eraseToAnyPublisher().append([5, 6]) }),
    SpecializedCase(
      "Just: setFailureType", { Just(4).setFailureType(to: Broken.self) },
      { Just(4).eraseToAnyPublisher().setFailureType(to: Broken.self) }),
  ]

  /// A value that is there; of none at all see the test.
  static let optional: [SpecializedCase] = [
    SpecializedCase(
      "Optional: map", { Optional(4).publisher.map { $0 + 1 } }, { Optional(4).publisher.eraseToAnyPublisher().map { $0 + 1 } }),
    SpecializedCase(
      "Optional: compactMap", { Optional(4).publisher.compactMap { $0 > 1 ? $0 : nil } },
      { Optional(4).publisher.eraseToAnyPublisher().compactMap { $0 > 1 ? $0 : nil } }),
    SpecializedCase(
      "Optional: filter", { Optional(4).publisher.filter { $0 > 1 } },
      { Optional(4).publisher.eraseToAnyPublisher().filter { $0 > 1 } }),
    SpecializedCase(
      "Optional: allSatisfy", { Optional(4).publisher.allSatisfy { $0 > 1 } },
      { Optional(4).publisher.eraseToAnyPublisher().allSatisfy { $0 > 1 } }),
    SpecializedCase(
      "Optional: contains", { Optional(4).publisher.contains(4) }, { Optional(4).publisher.eraseToAnyPublisher().contains(4) }),
    SpecializedCase(
      "Optional: contains(where:)", { Optional(4).publisher.contains { $0 < 9 } },
      { Optional(4).publisher.eraseToAnyPublisher().contains { $0 < 9 } }),
    SpecializedCase(
      "Optional: collect", { Optional(4).publisher.collect() }, { Optional(4).publisher.eraseToAnyPublisher().collect() }),
    SpecializedCase(
      "Optional: count", { Optional(4).publisher.count() }, { Optional(4).publisher.eraseToAnyPublisher().count() }),
    SpecializedCase(
      "Optional: ignoreOutput", { Optional(4).publisher.ignoreOutput() },
      { Optional(4).publisher.eraseToAnyPublisher().ignoreOutput() }),
    SpecializedCase("Optional: min", { Optional(4).publisher.min() }, { Optional(4).publisher.eraseToAnyPublisher().min() }),
    SpecializedCase("Optional: max", { Optional(4).publisher.max() }, { Optional(4).publisher.eraseToAnyPublisher().max() }),
    SpecializedCase(
      "Optional: min(by:)", { Optional(4).publisher.min { $0 > $1 } },
      { Optional(4).publisher.eraseToAnyPublisher().min { $0 > $1 } }),
    SpecializedCase(
      "Optional: max(by:)", { Optional(4).publisher.max { $0 > $1 } },
      { Optional(4).publisher.eraseToAnyPublisher().max { $0 > $1 } }),
    SpecializedCase(
      "Optional: first", { Optional(4).publisher.first() }, { Optional(4).publisher.eraseToAnyPublisher().first() }),
    SpecializedCase("Optional: last", { Optional(4).publisher.last() }, { Optional(4).publisher.eraseToAnyPublisher().last() }),
    SpecializedCase(
      "Optional: first(where:)", { Optional(4).publisher.first { $0 < 4 } },
      { Optional(4).publisher.eraseToAnyPublisher().first { $0 < 4 } }),
    SpecializedCase(
      "Optional: last(where:)", { Optional(4).publisher.last { $0 < 9 } },
      { Optional(4).publisher.eraseToAnyPublisher().last { $0 < 9 } }),
    SpecializedCase(
      "Optional: prefix", { Optional(4).publisher.prefix(1) }, { Optional(4).publisher.eraseToAnyPublisher().prefix(1) }),
    SpecializedCase(
      "Optional: prefix, of none", { Optional(4).publisher.prefix(0) }, { Optional(4).publisher.eraseToAnyPublisher().prefix(0) }),
    SpecializedCase(
      "Optional: prefix(while:)", { Optional(4).publisher.prefix { $0 < 9 } },
      { Optional(4).publisher.eraseToAnyPublisher().prefix { $0 < 9 } }),
    SpecializedCase(
      "Optional: dropFirst", { Optional(4).publisher.dropFirst() }, { Optional(4).publisher.eraseToAnyPublisher().dropFirst() }),
    SpecializedCase(
      "Optional: dropFirst, of none", { Optional(4).publisher.dropFirst(0) },
      { Optional(4).publisher.eraseToAnyPublisher().dropFirst(0) }),
    SpecializedCase(
      "Optional: drop(while:)", { Optional(4).publisher.drop { $0 < 9 } },
      { Optional(4).publisher.eraseToAnyPublisher().drop { $0 < 9 } }),
    SpecializedCase(
      "Optional: output(at:)", { Optional(4).publisher.output(at: 0) },
      { Optional(4).publisher.eraseToAnyPublisher().output(at: 0) }),
    SpecializedCase(
      "Optional: output(at:), beyond", { Optional(4).publisher.output(at: 1) },
      { Optional(4).publisher.eraseToAnyPublisher().output(at: 1) }),
    SpecializedCase(
      "Optional: output(in:)", { Optional(4).publisher.output(in: 0..<2) },
      { Optional(4).publisher.eraseToAnyPublisher().output(in: 0..<2) }),
    SpecializedCase(
      "Optional: reduce", { Optional(4).publisher.reduce(5, +) }, { Optional(4).publisher.eraseToAnyPublisher().reduce(5, +) }),
    SpecializedCase(
      "Optional: scan", { Optional(4).publisher.scan(5, +) }, { Optional(4).publisher.eraseToAnyPublisher().scan(5, +) }),
    SpecializedCase(
      "Optional: removeDuplicates", { Optional(4).publisher.removeDuplicates() },
      { Optional(4).publisher.eraseToAnyPublisher().removeDuplicates() }),
    SpecializedCase(
      "Optional: removeDuplicates(by:)", { Optional(4).publisher.removeDuplicates { $0 == $1 } },
      { Optional(4).publisher.eraseToAnyPublisher().removeDuplicates { $0 == $1 } }),
    SpecializedCase(
      "Optional: replaceEmpty", { Optional(4).publisher.replaceEmpty(with: 7) },
      { Optional(4).publisher.eraseToAnyPublisher().replaceEmpty(with: 7) }),
    SpecializedCase(
      "Optional: replaceError", { Optional(4).publisher.replaceError(with: 7) },
      { Optional(4).publisher.eraseToAnyPublisher().replaceError(with: 7) }),
    SpecializedCase(
      "Optional: retry", { Optional(4).publisher.retry(2) }, { Optional(4).publisher.eraseToAnyPublisher().retry(2) }),
  ]

  /// A value or a failure.
  static let result: [SpecializedCase] = [
    SpecializedCase("Result: map", { success.map { $0 + 1 } }, { success.eraseToAnyPublisher().map { $0 + 1 } }),
    SpecializedCase(
      "Result: allSatisfy", { success.allSatisfy { $0 > 1 } }, { success.eraseToAnyPublisher().allSatisfy { $0 > 1 } }),
    SpecializedCase("Result: contains", { success.contains(4) }, { success.eraseToAnyPublisher().contains(4) }),
    SpecializedCase(
      "Result: contains(where:)", { success.contains { $0 < 9 } }, { success.eraseToAnyPublisher().contains { $0 < 9 } }),
    SpecializedCase("Result: collect", { success.collect() }, { success.eraseToAnyPublisher().collect() }),
    SpecializedCase("Result: count", { success.count() }, { success.eraseToAnyPublisher().count() }),
    SpecializedCase("Result: ignoreOutput", { success.ignoreOutput() }, { success.eraseToAnyPublisher().ignoreOutput() }),
    SpecializedCase("Result: min", { success.min() }, { success.eraseToAnyPublisher().min() }),
    SpecializedCase("Result: max", { success.max() }, { success.eraseToAnyPublisher().max() }),
    SpecializedCase("Result: min(by:)", { success.min { $0 > $1 } }, { success.eraseToAnyPublisher().min { $0 > $1 } }),
    SpecializedCase("Result: max(by:)", { success.max { $0 > $1 } }, { success.eraseToAnyPublisher().max { $0 > $1 } }),
    SpecializedCase("Result: reduce", { success.reduce(5, +) }, { success.eraseToAnyPublisher().reduce(5, +) }),
    SpecializedCase("Result: scan", { success.scan(5, +) }, { success.eraseToAnyPublisher().scan(5, +) }),
    SpecializedCase(
      "Result: removeDuplicates", { success.removeDuplicates() }, { success.eraseToAnyPublisher().removeDuplicates() }),
    SpecializedCase(
      "Result: removeDuplicates(by:)", { success.removeDuplicates { $0 == $1 } },
      { success.eraseToAnyPublisher().removeDuplicates { $0 == $1 } }),
    SpecializedCase(
      "Result: replaceEmpty", { success.replaceEmpty(with: 7) }, { success.eraseToAnyPublisher().replaceEmpty(with: 7) }),
    SpecializedCase(
      "Result: replaceError", { success.replaceError(with: 7) }, { success.eraseToAnyPublisher().replaceError(with: 7) }),
    SpecializedCase("Result: retry", { success.retry(2) }, { success.eraseToAnyPublisher().retry(2) }),
    SpecializedCase("Result: first", { success.first() }, { success.eraseToAnyPublisher().first() }),
    SpecializedCase("Result: last", { success.last() }, { success.eraseToAnyPublisher().last() }),
    SpecializedCase(
      "Result: tryMap", { success.tryMap { try digit($0) } }, { success.eraseToAnyPublisher().tryMap { try digit($0) } }),
    SpecializedCase(
      "Result: tryReduce", { success.tryReduce(5) { try $0 + digit($1) } },
      { success.eraseToAnyPublisher().tryReduce(5) { try $0 + digit($1) } }),
    SpecializedCase(
      "Result: tryScan", { success.tryScan(5) { try $0 + digit($1) } },
      { success.eraseToAnyPublisher().tryScan(5) { try $0 + digit($1) } }),
    SpecializedCase(
      "Result: tryAllSatisfy", { success.tryAllSatisfy { try digit($0) > 1 } },
      { success.eraseToAnyPublisher().tryAllSatisfy { try digit($0) > 1 } }),
    SpecializedCase(
      "Result: tryContains", { success.tryContains { try digit($0) > 1 } },
      { success.eraseToAnyPublisher().tryContains { try digit($0) > 1 } }),
    SpecializedCase(
      "Result: mapError", { success.mapError { _ in Broken(name: "other") } },
      { success.eraseToAnyPublisher().mapError { _ in Broken(name: "other") } }),
    SpecializedCase("Result, failed: map", { failure.map { $0 + 1 } }, { failure.eraseToAnyPublisher().map { $0 + 1 } }),
    SpecializedCase("Result, failed: collect", { failure.collect() }, { failure.eraseToAnyPublisher().collect() }),
    SpecializedCase("Result, failed: count", { failure.count() }, { failure.eraseToAnyPublisher().count() }),
    SpecializedCase(
      "Result, failed: replaceError", { failure.replaceError(with: 7) }, { failure.eraseToAnyPublisher().replaceError(with: 7) }),
    SpecializedCase(
      "Result, failed: tryMap", { failure.tryMap { try digit($0) } }, { failure.eraseToAnyPublisher().tryMap { try digit($0) } }),
    SpecializedCase(
      "Result, failed: mapError", { failure.mapError { _ in Broken(name: "other") } },
      { failure.eraseToAnyPublisher().mapError { _ in Broken(name: "other") } }),
    SpecializedCase(
      "Result, failed: replaceEmpty", { failure.replaceEmpty(with: 7) }, { failure.eraseToAnyPublisher().replaceEmpty(with: 7) }),
  ]

  /// Several values.
  static let sequence: [SpecializedCase] = [
    SpecializedCase("Sequence: map", { numbers.map { $0 + 1 } }, { numbers.eraseToAnyPublisher().map { $0 + 1 } }),
    SpecializedCase(
      "Sequence: compactMap", { numbers.compactMap { $0 > 1 ? $0 : nil } },
      { numbers.eraseToAnyPublisher().compactMap { $0 > 1 ? $0 : nil } }),
    SpecializedCase("Sequence: filter", { numbers.filter { $0 > 1 } }, { numbers.eraseToAnyPublisher().filter { $0 > 1 } }),
    SpecializedCase(
      "Sequence: allSatisfy", { numbers.allSatisfy { $0 > 1 } }, { numbers.eraseToAnyPublisher().allSatisfy { $0 > 1 } }),
    SpecializedCase("Sequence: contains", { numbers.contains(4) }, { numbers.eraseToAnyPublisher().contains(4) }),
    SpecializedCase(
      "Sequence: contains(where:)", { numbers.contains { $0 < 9 } }, { numbers.eraseToAnyPublisher().contains { $0 < 9 } }),
    SpecializedCase("Sequence: collect", { numbers.collect() }, { numbers.eraseToAnyPublisher().collect() }),
    SpecializedCase("Sequence: count", { numbers.count() }, { numbers.eraseToAnyPublisher().count() }),
    SpecializedCase("Sequence: ignoreOutput", { numbers.ignoreOutput() }, { numbers.eraseToAnyPublisher().ignoreOutput() }),
    SpecializedCase("Sequence: min", { numbers.min() }, { numbers.eraseToAnyPublisher().min() }),
    SpecializedCase("Sequence: max", { numbers.max() }, { numbers.eraseToAnyPublisher().max() }),
    SpecializedCase("Sequence: min(by:)", { numbers.min { $0 > $1 } }, { numbers.eraseToAnyPublisher().min { $0 > $1 } }),
    SpecializedCase("Sequence: max(by:)", { numbers.max { $0 > $1 } }, { numbers.eraseToAnyPublisher().max { $0 > $1 } }),
    SpecializedCase("Sequence: first", { numbers.first() }, { numbers.eraseToAnyPublisher().first() }),
    SpecializedCase("Sequence: last", { numbers.last() }, { numbers.eraseToAnyPublisher().last() }),
    SpecializedCase("Sequence: first(where:)", { numbers.first { $0 < 4 } }, { numbers.eraseToAnyPublisher().first { $0 < 4 } }),
    SpecializedCase("Sequence: last(where:)", { numbers.last { $0 < 9 } }, { numbers.eraseToAnyPublisher().last { $0 < 9 } }),
    SpecializedCase("Sequence: prefix", { numbers.prefix(1) }, { numbers.eraseToAnyPublisher().prefix(1) }),
    SpecializedCase("Sequence: prefix, of none", { numbers.prefix(0) }, { numbers.eraseToAnyPublisher().prefix(0) }),
    SpecializedCase(
      "Sequence: prefix(while:)", { numbers.prefix { $0 < 9 } }, { numbers.eraseToAnyPublisher().prefix { $0 < 9 } }),
    SpecializedCase("Sequence: dropFirst", { numbers.dropFirst() }, { numbers.eraseToAnyPublisher().dropFirst() }),
    SpecializedCase("Sequence: dropFirst, of none", { numbers.dropFirst(0) }, { numbers.eraseToAnyPublisher().dropFirst(0) }),
    SpecializedCase("Sequence: drop(while:)", { numbers.drop { $0 < 9 } }, { numbers.eraseToAnyPublisher().drop { $0 < 9 } }),
    SpecializedCase("Sequence: output(at:)", { numbers.output(at: 0) }, { numbers.eraseToAnyPublisher().output(at: 0) }),
    SpecializedCase("Sequence: output(at:), beyond", { numbers.output(at: 1) }, { numbers.eraseToAnyPublisher().output(at: 1) }),
    SpecializedCase("Sequence: output(in:)", { numbers.output(in: 0..<2) }, { numbers.eraseToAnyPublisher().output(in: 0..<2) }),
    SpecializedCase("Sequence: reduce", { numbers.reduce(5, +) }, { numbers.eraseToAnyPublisher().reduce(5, +) }),
    SpecializedCase("Sequence: scan", { numbers.scan(5, +) }, { numbers.eraseToAnyPublisher().scan(5, +) }),
    SpecializedCase(
      "Sequence: removeDuplicates", { numbers.removeDuplicates() }, { numbers.eraseToAnyPublisher().removeDuplicates() }),
    SpecializedCase(
      "Sequence: tryReduce", { numbers.tryReduce(5) { try $0 + digit($1) } },
      { numbers.eraseToAnyPublisher().tryReduce(5) { try $0 + digit($1) } }),
    SpecializedCase(
      "Sequence: tryAllSatisfy", { numbers.tryAllSatisfy { try digit($0) > 1 } },
      { numbers.eraseToAnyPublisher().tryAllSatisfy { try digit($0) > 1 } }),
    SpecializedCase(
      "Sequence: tryContains", { numbers.tryContains { try digit($0) > 1 } },
      { numbers.eraseToAnyPublisher().tryContains { try digit($0) > 1 } }),
    SpecializedCase("Sequence: prepend", { numbers.prepend(1, 2) }, { numbers.eraseToAnyPublisher().prepend(1, 2) }),
    SpecializedCase("Sequence: append", { numbers.append([5, 6]) }, { numbers.eraseToAnyPublisher().append([5, 6]) }),
    SpecializedCase(
      "Sequence: setFailureType", { numbers.setFailureType(to: Broken.self) },
      { numbers.eraseToAnyPublisher().setFailureType(to: Broken.self) }),
    SpecializedCase(
      "Sequence: replaceNil", { [1, nil, 3].publisher.replaceNil(with: 0) },
      { [1, nil, 3].publisher.eraseToAnyPublisher().replaceNil(with: 0) }),
  ]

  private static var success: Result<Int, Broken>.Publisher { Result<Int, Broken>.success(4).publisher }
  private static var failure: Result<Int, Broken>.Publisher { Result<Int, Broken>.failure(Broken()).publisher }
  private static var numbers: Publishers.Sequence<[Int], Never> { [3, 4, 4, 9].publisher }

  private static func digit(_ number: Int) throws -> Int {
    guard number < 10 else { throw Broken(name: "no digit") }
    return number
  }
}
