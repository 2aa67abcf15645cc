import Foundation
import HeadlessCore

public enum CNEntityType: Int, Sendable { case contacts = 0 }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }

extension NSNotification.Name {
  /// A save request was executed.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

public let CNErrorDomain = "CNErrorDomain"

/// Which contacts are wanted, and what of them.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Contacts to add, to change and to delete, all at once.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { added.append(contact) }
  open func update(_ contact: CNMutableContact) { changed.append(contact) }
  open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
  fileprivate(set) var added: [CNMutableContact] = []
  fileprivate(set) var changed: [CNMutableContact] = []
  fileprivate(set) var deleted: [CNMutableContact] = []
}

/// The user's address book: twelve people, the same in every run. The user allows what the app asks for; until then nothing can be read.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { ContactRunState.current.status }
  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    ContactRunState.current.status = .authorized
    DispatchQueue.global().async { completionHandler(true, nil) }
  }
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAccess(for: entityType) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }

  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
    let names = ContactKeys.names(keys)
    return try records().filter { predicate.evaluate(with: CNContact($0)) }.map { CNContact($0, names) }
  }
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    guard let record = try records().first(where: { $0.id == identifier }) else {
      throw Self.error(200, "The requested record does not exist.")
    }
    return CNContact(record, ContactKeys.names(keys))
  }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    let names = ContactKeys.names(fetchRequest.keysToFetch)
    var found = try records().filter { record in fetchRequest.predicate?.evaluate(with: CNContact(record)) ?? true }
    if fetchRequest.sortOrder != .none {
      found.sort {
        $0.sortName(fetchRequest.sortOrder).localizedStandardCompare($1.sortName(fetchRequest.sortOrder)) == .orderedAscending
      }
    }
    var stop = ObjCBool(false)
    for record in found where !stop.boolValue {
      block(fetchRequest.mutableObjects ? CNMutableContact(record, names) : CNContact(record, names), &stop)
    }
  }
  open func execute(_ saveRequest: CNSaveRequest) throws {
    _ = try records()
    let state = ContactRunState.current
    for contact in saveRequest.changed + saveRequest.deleted
    where !state.records.contains(where: { $0.id == contact.record.id }) {
      throw Self.error(200, "The requested record does not exist.")
    }
    state.records += saveRequest.added.map(\.record)
    for contact in saveRequest.changed {
      guard let index = state.records.firstIndex(where: { $0.id == contact.record.id }) else { continue }
      state.records[index] = contact.record
    }
    let gone = Set(saveRequest.deleted.map(\.record.id))
    state.records.removeAll { gone.contains($0.id) }
    DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
  }
  open func defaultContainerIdentifier() -> String { "container" }

  /// What screens of the system's show, which need no permission.
  package static func readBySystem() -> [CNContact] { ContactRunState.current.records.map { CNContact($0) } }

  private func records() throws -> [ContactRecord] {
    let state = ContactRunState.current
    guard state.status == .authorized else { throw Self.error(100, "Access Denied") }
    return state.records
  }

  private static func error(_ code: Int, _ text: String) -> NSError {
    NSError(domain: CNErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
