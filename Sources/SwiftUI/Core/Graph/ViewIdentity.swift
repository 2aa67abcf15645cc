/// What makes a view the same one over time, besides its type and place.
enum ViewIdentity: Equatable {
  /// Its place in the structure alone.
  case structural
  /// An id given by `.id` or `ForEach`.
  case explicit(AnyHashable)
}
