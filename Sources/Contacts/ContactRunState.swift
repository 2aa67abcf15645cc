import Foundation
import HeadlessCore

/// The address book of a run.
final class ContactRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(ContactRunState.self)
  var status = CNAuthorizationStatus.notDetermined
  lazy var records = ContactRecord.atFirst
  init() {}
}

/// Somebody.
struct ContactRecord: Equatable {
  var id: String
  var type = CNContactType.person
  var prefix = ""
  var given = ""
  var middle = ""
  var family = ""
  var nickname = ""
  var organization = ""
  var department = ""
  var jobTitle = ""
  var note = ""
  var birthday: DateComponents?
  var image: Data?
  var phones: [CNLabeledValue<CNPhoneNumber>] = []
  var emails: [CNLabeledValue<NSString>] = []
  var urls: [CNLabeledValue<NSString>] = []
  var addresses: [CNLabeledValue<CNPostalAddress>] = []
  var messaging: [CNLabeledValue<CNInstantMessageAddress>] = []
  var profiles: [CNLabeledValue<CNSocialProfile>] = []

  init(id: String) { self.id = id }

  var fullName: String { [prefix, given, middle, family, organization].filter { !$0.isEmpty }.joined(separator: " ") }

  func sortName(_ order: CNContactSortOrder) -> String {
    let names = order == .familyName || order == .userDefault ? [family, given] : [given, family]
    let text = names.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? organization : text
  }

  /// Eleven people and a company; some have no mail address, one no number.
  static var atFirst: [ContactRecord] {
    let people = [
      ("Amara", "Okafor"), ("Bea", "Lindqvist"), ("Caleb", "Moreau"), ("Dana", "Whitfield"), ("Emil", "Novak"),
      ("Farah", "Haddad"),
      ("Grace", "Tanaka"), ("Hugo", "Bianchi"), ("Ines", "Carvalho"), ("Jonas", "Okafor"), ("Kira", "Petrova"), ("", ""),
    ]
    return people.enumerated().map { index, name in
      var record = ContactRecord(id: "contact-\(index + 1)")
      (record.given, record.family) = name
      if name.0.isEmpty { (record.type, record.organization) = (.organization, "Riverside Bakery") }
      if index != 6 {
        record.phones = [
          CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555-01\(index + 10)"))
        ]
      }
      if index % 3 != 2, !name.0.isEmpty {
        record.emails = [CNLabeledValue(label: CNLabelHome, value: NSString(string: "\(name.0.lowercased())@example.com"))]
      }
      if index == 1 {
        let address = CNInstantMessageAddress(username: name.0.lowercased(), service: CNInstantMessageServiceSkype)
        record.messaging = [CNLabeledValue(label: CNLabelOther, value: address)]
      }
      if index % 4 == 0 { record.birthday = DateComponents(month: index % 12 + 1, day: 10 + index) }
      return record
    }
  }
}
