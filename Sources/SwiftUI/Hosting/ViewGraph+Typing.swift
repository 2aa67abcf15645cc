extension ViewGraph {
  /// The text of the field that has the keyboard.
  var focusedText: String? { touches.focused?.view.binding.wrappedValue }
}
