extension View {
  /// Prints that the view is asked for its body. On a phone the line also names what changed; here it names the view alone.
  public static func _printChanges() { print("\(TypeNames.plain(Self.self)): changed.") }
}
