import Foundation
import HeadlessCore
import SelectorDispatch

/// Remembers how changes are taken back. Foundation on Linux has none.
///
/// Changes belong to one group for each turn of the run loop where ``groupsByEvent`` is set (UND-01).
open class UndoManager: NSObject, @unchecked Sendable {
  var undoGroups: [UndoGroup] = []
  var redoGroups: [UndoGroup] = []
  var openGroups: [UndoGroup] = []
  /// True while the outermost open group is the one that this turn of the run loop opened.
  private var isEventGroupOpen = false
  private var disabled = 0

  /// True while changes are taken back.
  open private(set) var isUndoing = false
  /// True while changes are made again.
  open private(set) var isRedoing = false
  /// A group is opened for the first change of a turn of the run loop.
  open var groupsByEvent = true
  /// How many groups are kept; 0 for all.
  open var levelsOfUndo = 0 {
    didSet { forgetOldest() }
  }

  /// True unless registration is disabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }
  /// True if there is something to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// True if there is something to make again.
  open var canRedo: Bool { !redoGroups.isEmpty }

  // MARK: Names

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
  /// Names what the present group does.
  open func setActionName(_ actionName: String) { (openGroups.last ?? undoGroups.last)?.name = actionName }

  // MARK: Registering

  /// Remembers how a change of `target` is taken back.
  open func registerUndo<TargetType>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
  where TargetType: AnyObject {
    register(target) { [weak target] in if let target { handler(target) } }
  }

  /// Remembers the message that takes a change of `target` back.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(target) { [weak target] in
      if let target { SelectorSending.send(selector, to: target, [anObject], for: .action) }
    }
  }

  private func register(_ target: AnyObject, _ undo: @escaping () -> Void) {
    guard disabled == 0 else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else { raise("UND-X01", Self.noGroup) }
      openEventGroup()
    }
    openGroups.last?.actions.append(UndoGroup.Action(target: target, undo: undo))
    if !isUndoing && !isRedoing { redoGroups.removeAll() }
  }

  /// Opens a group.
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent { openEventGroup() }
    open()
  }

  /// Closes a group.
  open func endUndoGrouping() {
    if openGroups.isEmpty { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillCloseUndoGroup, object: self)
    defer { NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self) }
    guard let group = openGroups.popLast() else { return }
    if let outer = openGroups.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.actions.isEmpty {
      keep(group)
    }
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

  // MARK: Taking back

  /// Takes the last group back.
  open func undo() {
    closeAll()
    undoNestedGroup()
  }

  /// Takes the last group back, in an open one.
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    UndoRecord.post(.undo)
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    replay(group, into: \.redoGroups)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Makes the last group that was taken back again.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    UndoRecord.post(.redo)
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    replay(group, into: \.undoGroups)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  // MARK: Groups

  private static let noGroup =
    "UndoManager is in invalid state, must begin a group before registering undo"

  private func open() {
    openGroups.append(UndoGroup())
    NotificationCenter.default.post(name: .NSUndoManagerDidOpenUndoGroup, object: self)
  }

  private func openEventGroup() {
    open()
    guard groupsByEvent, !isEventGroupOpen, !isUndoing, !isRedoing else { return }
    isEventGroupOpen = true
    HostLoop.schedule(after: 0, label: "end of an undo group") { [weak self] in
      guard let self, isEventGroupOpen else { return }
      isEventGroupOpen = false
      // One that the app opened itself and left open stays so.
      if openGroups.count == 1 { endUndoGrouping() }
    }
  }

  private func closeAll() {
    isEventGroupOpen = false
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  private func keep(_ group: UndoGroup) {
    undoGroups.append(group)
    UndoRecord.post(.register)
    forgetOldest()
  }

  private func forgetOldest() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
  }

  /// Runs a group's actions, last one first; what they register is the way back.
  private func replay(_ group: UndoGroup, into list: ReferenceWritableKeyPath<UndoManager, [UndoGroup]>) {
    let back = UndoGroup()
    back.name = group.name
    openGroups.append(back)
    for action in group.actions.reversed() { action.undo() }
    openGroups.removeAll { $0 === back }
    if !back.actions.isEmpty { self[keyPath: list].append(back) }
  }
}

/// What is taken back together.
final class UndoGroup {
  /// How a change of a target is taken back. Nobody keeps the target alive for that.
  struct Action {
    weak var target: AnyObject?
    let undo: () -> Void
  }

  var actions: [Action] = []
  var name = ""
}

/// What an undo manager does, as traces name it: detectors read these names.
enum UndoRecord: String {
  case register = "UndoManager.registerUndo"
  case undo = "UndoManager.undo"
  case redo = "UndoManager.redo"

  static func post(_ record: UndoRecord) { Probe.post(.delegateCall(record.rawValue, nil)) }
}

extension NSNotification.Name {
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
}
