import ContactsUI
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// The address book, and the screens in which the system shows it.
@MainActor @Suite("The address book", .serialized) struct ContactTests {
  init() { RunState.begin() }

  private static let names = [CNContactGivenNameKey as any CNKeyDescriptor, CNContactFamilyNameKey, CNContactPhoneNumbersKey]

  @Test("Nothing is read before the user allows it; then people come in the order that is asked for, with what is asked for")
  func reading() async {
    await #expect(processExitsWith: .success) { try await ContactTests().readingAlone() }
  }

  fileprivate func readingAlone() async throws {
    let store = CNContactStore()
    let request = CNContactFetchRequest(keysToFetch: Self.names)
    request.sortOrder = .familyName
    #expect(throws: NSError.self) { try store.enumerateContacts(with: request) { _, _ in } }
    #expect(try await store.requestAccess(for: .contacts))
    var found: [String] = []
    try store.enumerateContacts(with: request) { contact, stop in
      found.append("\(contact.givenName) \(contact.familyName) \(contact.phoneNumbers.first?.value.stringValue ?? "none")")
      stop.pointee = ObjCBool(found.count == 3)
    }
    #expect(found == ["Hugo Bianchi 555-0117", "Ines Carvalho 555-0118", "Farah Haddad 555-0115"])
    let matching = try store.unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: "okafor"), keysToFetch: Self.names)
    #expect(matching.map(\.givenName) == ["Amara", "Jonas"] && !matching[0].isKeyAvailable(CNContactEmailAddressesKey))
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
  }

  @Test("Reading what was not asked for ends the app")
  func missingKey() async {
    await #expect(processExitsWith: .failure) {
      let store = CNContactStore()
      _ = try await store.requestAccess(for: .contacts)
      let somebody = try store.unifiedContact(withIdentifier: "contact-1", keysToFetch: [CNContactGivenNameKey])
      _ = somebody.familyName
    }
  }

  @Test("People are added, changed and deleted together")
  func saving() async {
    await #expect(processExitsWith: .success) { try await ContactTests().savingAlone() }
  }

  fileprivate func savingAlone() async throws {
    let store = CNContactStore()
    _ = try await store.requestAccess(for: .contacts)
    let new = CNMutableContact()
    (new.givenName, new.familyName) = ("Zoe", "Abbott")
    let old = try store.unifiedContact(withIdentifier: "contact-2", keysToFetch: Self.names)
    let changed = try #require(old.mutableCopy() as? CNMutableContact)
    changed.givenName = "Beatrice"
    let gone = try store.unifiedContact(withIdentifier: "contact-3", keysToFetch: Self.names)
    let request = CNSaveRequest()
    request.add(new, toContainerWithIdentifier: nil)
    request.update(changed)
    request.delete(try #require(gone.mutableCopy() as? CNMutableContact))
    try store.execute(request)
    var found: [String] = []
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: Self.names)) { contact, _ in
      found.append(contact.givenName)
    }
    #expect(found.count == 12 && found.contains("Zoe") && found.contains("Beatrice") && !found.contains("Caleb"))
    #expect(CNContactFormatter.string(from: new, style: .fullName) == "Zoe Abbott" && old.givenName == "Bea")
    #expect(throws: NSError.self) { try store.unifiedContact(withIdentifier: "contact-3", keysToFetch: Self.names) }
  }

  @Test("Whom the user touches in the picker is told when it is gone; who is disabled can't be touched")
  func picking() throws {
    final class Listener: NSObject, CNContactPickerDelegate {
      var heard: [String] = []
      func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        heard.append("\(contact.givenName) \(picker.presentingViewController == nil)")
      }
      func contactPickerDidCancel(_ picker: CNContactPickerViewController) { heard.append("cancelled") }
    }
    let listener = Listener()
    let picker = CNContactPickerViewController()
    picker.delegate = listener
    picker.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(picker, animated: false)
    HostLoop.settle()
    let table = try #require(picker.view.subviews.compactMap { $0 as? UITableView }.first)
    #expect(table.numberOfRows(inSection: 0) == 12)
    picker.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
    #expect(listener.heard.isEmpty)
    picker.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
    HostLoop.settle()
    #expect(listener.heard == ["Bea true"])
  }
}
