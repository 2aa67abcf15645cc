@_exported import Foundation

/// A property of contacts that is wanted: its key, or what a formatter needs.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactBirthdayKey = "birthday"
public let CNContactNoteKey = "note"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"

public enum CNContactType: Int, Sendable { case person = 0, organization }
public enum CNContactSortOrder: Int, Sendable { case none = 0, userDefault, givenName, familyName }

/// Somebody of the user's address book, with the properties that were asked for. Reading another one ends the app, as on a phone.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
  public override init() { record = ContactRecord(id: UUID().uuidString) }
  init(_ record: ContactRecord, _ keys: Set<String>? = nil) { (self.record, self.keys) = (record, keys) }

  var record: ContactRecord
  /// Nil: all of them.
  private(set) var keys: Set<String>?

  public var id: String { record.id }
  open var identifier: String { record.id }
  open internal(set) var contactType: CNContactType {
    get { read(CNContactTypeKey, \.type) }
    set { record.type = newValue }
  }
  open internal(set) var namePrefix: String {
    get { read(CNContactNamePrefixKey, \.prefix) }
    set { record.prefix = newValue }
  }
  open internal(set) var givenName: String {
    get { read(CNContactGivenNameKey, \.given) }
    set { record.given = newValue }
  }
  open internal(set) var middleName: String {
    get { read(CNContactMiddleNameKey, \.middle) }
    set { record.middle = newValue }
  }
  open internal(set) var familyName: String {
    get { read(CNContactFamilyNameKey, \.family) }
    set { record.family = newValue }
  }
  open internal(set) var nickname: String {
    get { read(CNContactNicknameKey, \.nickname) }
    set { record.nickname = newValue }
  }
  open internal(set) var organizationName: String {
    get { read(CNContactOrganizationNameKey, \.organization) }
    set { record.organization = newValue }
  }
  open internal(set) var departmentName: String {
    get { read(CNContactDepartmentNameKey, \.department) }
    set { record.department = newValue }
  }
  open internal(set) var jobTitle: String {
    get { read(CNContactJobTitleKey, \.jobTitle) }
    set { record.jobTitle = newValue }
  }
  open internal(set) var note: String {
    get { read(CNContactNoteKey, \.note) }
    set { record.note = newValue }
  }
  open internal(set) var birthday: DateComponents? {
    get { read(CNContactBirthdayKey, \.birthday) }
    set { record.birthday = newValue }
  }
  open internal(set) var imageData: Data? {
    get { read(CNContactImageDataKey, \.image) }
    set { record.image = newValue }
  }
  open var thumbnailImageData: Data? { read(CNContactThumbnailImageDataKey, \.image) }
  open var imageDataAvailable: Bool { read(CNContactImageDataAvailableKey, \.image) != nil }
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { read(CNContactPhoneNumbersKey, \.phones) }
    set { record.phones = newValue }
  }
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] {
    get { read(CNContactEmailAddressesKey, \.emails) }
    set { record.emails = newValue }
  }
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] {
    get { read(CNContactUrlAddressesKey, \.urls) }
    set { record.urls = newValue }
  }
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { read(CNContactPostalAddressesKey, \.addresses) }
    set { record.addresses = newValue }
  }
  open internal(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { read(CNContactInstantMessageAddressesKey, \.messaging) }
    set { record.messaging = newValue }
  }
  open internal(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { read(CNContactSocialProfilesKey, \.profiles) }
    set { record.profiles = newValue }
  }

  open func isKeyAvailable(_ key: String) -> Bool { keys?.contains(key) ?? true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
    ContactKeys.names(keyDescriptors).allSatisfy(isKeyAvailable)
  }
  open class func localizedString(forKey key: String) -> String {
    key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { contact, _ in
      (contact as? CNContact)?.record.fullName.range(of: name, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { contact, _ in (contact as? CNContact).map { identifiers.contains($0.record.id) } ?? false }
  }
  /// What a comparison by any name needs.
  open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { ContactKeys(ContactKeys.ofNames) }
  open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { left, right in
      guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
      return left.record.sortName(sortOrder).localizedStandardCompare(right.record.sortName(sortOrder))
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { CNContact(record, keys) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(record, keys) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.record == record }
  open override var hash: Int { record.id.hashValue }

  private func read<Value>(_ key: String, _ path: KeyPath<ContactRecord, Value>) -> Value {
    precondition(
      keys?.contains(key) ?? true, "A property was not requested when contact was fetched. (\(key) of \(record.id))")
    return record[keyPath: path]
  }
}

/// Somebody whom the app adds or changes; a ``CNSaveRequest`` keeps it.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { super.instantMessageAddresses = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { super.socialProfiles = newValue }
  }
}
