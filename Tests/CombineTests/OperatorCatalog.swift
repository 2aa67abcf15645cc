import Combine

extension OperatorCase {
  static let all = passing + staged + summarising + combining + timed

  /// Those that have no part in the subscription.
  static let passing: [OperatorCase] = [
    OperatorCase(
      "map", subscription: "Noted", values: ["2", "4", "6", "8", "finished"], failing: ["2", "failed broken"], isFreed: true
    ) {
      $0.map { $0 * 2 }
    },
    OperatorCase("map(key path)", subscription: "Noted", values: ["1", "2", "3", "4", "finished"], isFreed: true) {
      $0.map(\.magnitude)
    },
    OperatorCase("breakpoint", subscription: "Noted", values: ["1", "2", "3", "4", "finished"], isFreed: true) {
      $0.breakpoint(receiveOutput: { _ in false })
    },
    OperatorCase("map(key paths)", subscription: "Noted", values: ["1", "2", "3", "4", "finished"], isFreed: true) {
      $0.map(\.magnitude, \.description).map { $0.0 }
    },
    OperatorCase("replaceNil", subscription: "Noted", values: ["1", "2", "3", "4", "finished"], isFreed: true) {
      $0.map { Optional($0) }.replaceNil(with: 9)
    },
    OperatorCase("eraseToAnyPublisher", subscription: "Noted", values: ["1", "2", "3", "4", "finished"], isFreed: true) {
      $0.eraseToAnyPublisher()
    },
    OperatorCase(
      "compactMap", subscription: "Noted", values: ["2", "4", "finished"], answer: "1", failing: ["failed broken"], isFreed: true
    ) {
      $0.compactMap { $0 % 2 == 0 ? $0 : nil }
    },
    OperatorCase("filter", subscription: "Noted", values: ["1", "3", "finished"], isFreed: true) { $0.filter { $0 % 2 == 1 } },
    OperatorCase(
      "mapError", subscription: "Noted", values: ["1", "2", "3", "4", "finished"], failing: ["1", "failed other"], isFreed: true
    ) {
      $0.mapError { _ in Broken(name: "other") }
    },
    OperatorCase("scan", subscription: "Noted", values: ["1", "3", "6", "10", "finished"], isFreed: true) { $0.scan(0, +) },
    OperatorCase(
      "ignoreOutput", subscription: "Noted", values: ["finished"], asked: ["2", "unlimited", "1"], answer: "0",
      failing: ["failed broken"], isFreed: true
    ) { $0.ignoreOutput() },
  ]

  /// Those that make a subscription of their own and answer each value by itself.
  static let staged: [OperatorCase] = [
    OperatorCase("tryMap", subscription: "TryMap", values: ["2", "4", "6", "failed odd"], failing: ["2", "failed broken"]) {
      $0.tryMap { if $0 == 4 { throw Broken(name: "odd") } else { $0 * 2 } }
    },
    OperatorCase("tryScan", subscription: "TryScan", values: ["1", "3", "6", "10", "finished"]) { $0.tryScan(0) { $0 + $1 } },
    OperatorCase("tryFilter", subscription: "TryFilter", values: ["1", "3", "finished"]) { $0.tryFilter { $0 % 2 == 1 } },
    OperatorCase(
      "tryCompactMap", subscription: "TryCompactMap", values: ["2", "4", "finished"], answer: "1", failing: ["failed broken"]
    ) {
      $0.tryCompactMap { $0 % 2 == 0 ? $0 : nil }
    },
    OperatorCase("removeDuplicates", subscription: "RemoveDuplicates", values: ["1", "3", "finished"]) {
      $0.removeDuplicates { ($0 - 1) / 2 == ($1 - 1) / 2 }
    },
    OperatorCase("tryRemoveDuplicates", subscription: "TryRemoveDuplicates", values: ["1", "3", "finished"]) {
      $0.tryRemoveDuplicates { ($0 - 1) / 2 == ($1 - 1) / 2 }
    },
    OperatorCase("prefix(while:)", subscription: "PrefixWhile", values: ["1", "2", "finished"]) { $0.prefix { $0 < 3 } },
    OperatorCase("tryPrefix(while:)", subscription: "TryPrefixWhile", values: ["1", "2", "finished"]) { $0.tryPrefix { $0 < 3 } },
    OperatorCase("prefix(_:)", subscription: "Output", values: ["1", "2", "finished"]) { $0.prefix(2) },
    OperatorCase("output(in:)", subscription: "Output", values: ["2", "3", "finished"], answer: "1", failing: ["failed broken"]) {
      $0.output(in: 1..<3)
    },
    OperatorCase("output(at:)", subscription: "Output", values: ["2", "finished"], answer: "1", failing: ["failed broken"]) {
      $0.output(at: 1)
    },
    OperatorCase(
      "dropFirst", subscription: "Drop", values: ["2", "3", "4", "finished"], asked: ["3", "1"], answer: "0",
      failing: ["failed broken"]
    ) { $0.dropFirst() },
    OperatorCase(
      "drop(while:)", subscription: "DropWhile", values: ["3", "4", "finished"], answer: "1", failing: ["failed broken"]
    ) {
      $0.drop { $0 < 3 }
    },
    OperatorCase(
      "tryDrop(while:)", subscription: "TryDropWhile", values: ["3", "4", "finished"], answer: "1", failing: ["failed broken"]
    ) {
      $0.tryDrop { $0 < 3 }
    },
    OperatorCase(
      "replaceError", subscription: "ReplaceError", values: ["1", "2", "3", "4", "finished"], failing: ["1", "9", "finished"]
    ) {
      $0.replaceError(with: 9)
    },
    OperatorCase("print", subscription: "Print", values: ["1", "2", "3", "4", "finished"]) { $0.print(to: Silence()) },
    OperatorCase("encode", subscription: "Encode", values: ["1", "2", "3", "4", "finished"]) {
      $0.encode(encoder: Digits()).map { $0 }
    },
    OperatorCase("decode", subscription: "Decode", values: ["1", "2", "3", "4", "finished"]) {
      $0.map { "\($0)" }.decode(type: Int.self, decoder: Digits())
    },
    OperatorCase("handleEvents", subscription: "HandleEvents", values: ["1", "2", "3", "4", "finished"]) { $0.handleEvents() },
    OperatorCase(
      "collect(_:)", subscription: "CollectByCount", values: ["[1, 2, 3]", "[4]", "finished"], asked: ["6", "3"],
      answer: "0", failing: ["failed broken"]
    ) { $0.collect(3) },
    OperatorCase(
      "buffer", subscription: "Buffer", values: ["1", "2", "3", "4", "finished"], asked: ["unlimited"], answer: "0"
    ) { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) },
    OperatorCase("catch", subscription: "Catch", values: ["1", "2", "3", "4", "finished"], failing: ["1", "9", "finished"]) {
      $0.catch { _ in Just(9) }
    },
    OperatorCase(
      "tryCatch", subscription: "TryCatch", values: ["1", "2", "3", "4", "finished"], failing: ["1", "9", "finished"]
    ) {
      $0.tryCatch { _ in Just(9) }
    },
    OperatorCase(
      "retry", subscription: "Retry", values: ["1", "2", "3", "4", "finished"], answer: "0", failing: ["1", "failed broken"],
      isFreed: true
    ) {
      $0.retry(0)
    },
  ]

  /// Those that take everything and deliver once.
  static let summarising: [OperatorCase] = [
    summary("collect", "Collect", "[1, 2, 3, 4]") { $0.collect() },
    summary("count", "Count", "4") { $0.count() },
    summary("reduce", "Reduce", "10") { $0.reduce(0, +) },
    summary("tryReduce", "TryReduce", "10") { $0.tryReduce(0) { $0 + $1 } },
    summary("min", "Comparison", "1") { $0.min() },
    summary("max", "Comparison", "4") { $0.max() },
    summary("tryMin", "TryComparison", "1") { $0.tryMin(by: <) },
    summary("tryMax", "TryComparison", "4") { $0.tryMax(by: <) },
    summary("last", "Last", "4") { $0.last() },
    summary("last(where:)", "LastWhere", "3") { $0.last { $0 < 4 } },
    summary("tryLast(where:)", "TryLastWhere", "3") { $0.tryLast { $0 < 4 } },
    summary("allSatisfy", "AllSatisfy", "true") { $0.allSatisfy { $0 > 0 } },
    summary("tryAllSatisfy", "TryAllSatisfy", "true") { $0.tryAllSatisfy { $0 > 0 } },
    summary("contains", "Contains", "true") { $0.contains(3) },
    summary("contains(where:)", "ContainsWhere", "false") { $0.contains { $0 > 4 } },
    summary("tryContains(where:)", "TryContainsWhere", "false") { $0.tryContains { $0 > 4 } },
    summary("first(where:)", "TryFirst", "3") { $0.first { $0 > 2 } },
    summary("tryFirst(where:)", "TryFirstWhere", "3") { $0.tryFirst { $0 > 2 } },
    OperatorCase(
      "first", subscription: "First", values: ["1", "finished"], asked: ["unlimited"], answer: "0", failing: ["1", "finished"]
    ) { $0.first() },
    OperatorCase(
      "replaceEmpty", subscription: "ReplaceEmpty", values: ["1", "2", "3", "4", "finished"],
      asked: ["2", "unlimited", "1"]
    ) { $0.replaceEmpty(with: 9) },
  ]

  private static func summary<P: Publisher>(
    _ name: String, _ subscription: String, _ value: String, _ make: @escaping (Source<Int, Broken>) -> P
  ) -> OperatorCase {
    OperatorCase(
      name, subscription: subscription, values: [value, "finished"], asked: ["unlimited"], answer: "0",
      failing: ["failed broken"], make)
  }
}

/// Prints nowhere.
struct Silence: TextOutputStream {
  mutating func write(_ string: String) {}
}

/// A number and its digits.
struct Digits: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }
  func decode<T: Decodable>(_ type: T.Type, from digits: String) throws -> T {
    guard let number = Int(digits) as? T else { throw Broken(name: "no number") }
    return number
  }
}
