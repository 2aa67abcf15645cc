extension HostEngine {
  /// What a person, the data and the system could do now, in a fixed order.
  package func offers() -> [Offer] { screen.offers() }

  /// A number that stands for what kind of state the screen is in.
  package func abstractState() -> UInt64 { screen.abstractState() }
}
