struct Pharmacy: Hashable, Sendable {
  let name: String
  let phone: String

  static let nearby = (1...28).map { number in
    // Some only take orders over the counter.
    Pharmacy(name: "Pharmacy \(number)", phone: number % 9 == 0 ? "over the counter" : "+49 30 555 \(1000 + number)")
  }
}
