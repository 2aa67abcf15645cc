nonisolated extension ViewModifier {
  /// The modifier with an animation of its own; what is in between is never seen here.
  public func animation(_ animation: Animation?) -> some ViewModifier { self }
  /// The modifier within a transaction of its own; what is in between is never seen here.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}
