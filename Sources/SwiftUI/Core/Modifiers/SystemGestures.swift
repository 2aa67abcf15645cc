nonisolated extension View {
  /// Hears whether the view is visible in a scroll view by a part; the host tells nothing here.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(RecordedOnly("onScrollVisibilityChange", NumberText.of(threshold)))
  }
  /// Lets the app's gestures at an edge come before the system's.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(RecordedOnly("defersSystemGestures", "\(edges.rawValue)"))
  }
}
