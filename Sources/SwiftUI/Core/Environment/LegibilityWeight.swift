/// How heavy the user wants text to be. Every font of the system follows, not only those of views that read this.
nonisolated public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
