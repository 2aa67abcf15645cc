import Foundation

/// Plays a script in a child.
enum ScriptChild {
  static func run(_ request: Data, reply: ChildReply) {
    preconditionFailure("scripts are not played yet")
  }
}
