import Foundation

/// Remembers how changes are taken back. Foundation on Linux has none.
///
/// Changes belong to one group for each turn of the run loop where ``groupsByEvent`` is set; here such a group ends with the
/// first ``undo()`` or ``endUndoGrouping()`` after it.
open class UndoManager: NSObject, @unchecked Sendable {
  private final class Group {
    var actions: [(target: AnyObject, undo: () -> Void)] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  private var disabled = 0

  /// True while changes are taken back.
  open private(set) var isUndoing = false
  /// True while changes are made again.
  open private(set) var isRedoing = false
  /// A group is opened for the first change of a turn of the run loop.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0

  /// True unless registration is disabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }
  /// True if there is something to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// True if there is something to make again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// What would be taken back.
  open var undoActionName: String { canUndo ? (openGroups.last ?? undoGroups.last)?.name ?? "" : "" }
  /// What would be made again.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The menu's title for taking back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The menu's title for making again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// A title for taking an action back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
  /// A title for making an action again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

  /// Remembers how a change of `target` is taken back.
  open func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
  where TargetType: AnyObject {
    guard disabled == 0 else { return }
    let group = openGroups.last ?? openGroup()
    group.actions.append((target, { [unowned target] in handler(target) }))
    if !isUndoing && !isRedoing { redoGroups.removeAll() }
    if openGroups.isEmpty { keep(group) }
  }

  /// Opens a group.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Closes a group.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast() else { return }
    if let outer = openGroups.last { outer.actions += group.actions } else if !group.actions.isEmpty { keep(group) }
  }

  /// Names what the present group does.
  open func setActionName(_ actionName: String) { (openGroups.last ?? undoGroups.last)?.name = actionName }

  /// Takes the last group back.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Takes the last group back, in an open one.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    replay(group, into: \.redoGroups)
    isUndoing = false
  }

  /// Makes the last group that was taken back again.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    replay(group, into: \.undoGroups)
    isRedoing = false
  }

  /// Remembers nothing until registration is enabled again.
  open func disableUndoRegistration() { disabled += 1 }
  /// Remembers again.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// Forgets everything.
  open func removeAllActions() {
    undoGroups.removeAll()
    redoGroups.removeAll()
    openGroups.removeAll()
  }
  /// Forgets what belongs to a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoGroups + redoGroups + openGroups { group.actions.removeAll { $0.target === target } }
    undoGroups.removeAll { $0.actions.isEmpty }
    redoGroups.removeAll { $0.actions.isEmpty }
  }

  private func openGroup() -> Group { Group() }

  private func keep(_ group: Group) {
    undoGroups.append(group)
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
  }

  /// Runs a group's actions, last one first; what they register is the way back.
  private func replay(_ group: Group, into list: ReferenceWritableKeyPath<UndoManager, [Group]>) {
    let back = Group()
    back.name = group.name
    openGroups.append(back)
    for action in group.actions.reversed() { action.undo() }
    openGroups.removeAll { $0 === back }
    if !back.actions.isEmpty { self[keyPath: list].append(back) }
  }
}
