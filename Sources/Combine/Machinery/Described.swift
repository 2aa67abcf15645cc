/// How a part of a pipeline shows itself to `print()`, to mirrors and to playgrounds: by its operator's name.
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
  /// What a mirror shows, in this order.
  var shown: Shown { get }
}

typealias Shown = KeyValuePairs<String, Any>

extension Described {
  var shown: Shown { [:] }
  var customMirror: Mirror { Mirror(self, children: shown) }
  var playgroundDescription: Any { description }
}
