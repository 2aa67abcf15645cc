import Foundation

public enum CNContactFormatterStyle: Int, Sendable { case fullName = 0, phoneticFullName }

/// What several properties together are wanted for.
struct ContactKeys: CNKeyDescriptor {
  var names: Set<String>
  init(_ names: Set<String>) { self.names = names }

  static let ofNames: Set = [
    CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
    CNContactNicknameKey, CNContactOrganizationNameKey,
  ]

  static func names(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
    descriptors.reduce(into: []) { names, descriptor in
      if let name = descriptor as? String { names.insert(name) }
      if let name = descriptor as? NSString { names.insert(name.description) }
      if let several = descriptor as? ContactKeys { names.formUnion(several.names) }
    }
  }
}

/// Writes a contact's name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// Nil for somebody without a name.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if !name.isEmpty { return name.joined(separator: " ") }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    ContactKeys(ContactKeys.ofNames)
  }
  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}
