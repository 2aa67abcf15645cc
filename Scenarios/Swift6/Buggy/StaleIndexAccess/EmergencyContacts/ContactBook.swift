import Foundation

struct EmergencyContact: Identifiable {
  let id: UUID
  let name: String
  let phone: String
}

@MainActor
final class ContactBook {
  var contacts: [EmergencyContact] {
    didSet { onChange?() }
  }
  var onChange: (() -> Void)?

  init() {
    contacts = (1...34).map { EmergencyContact(id: UUID(), name: "Contact \($0)", phone: "+49 30 555 01\($0)") }
  }

  func contact(_ id: EmergencyContact.ID) -> EmergencyContact? {
    contacts.first { $0.id == id }
  }
}
