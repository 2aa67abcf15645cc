import Contacts
import HeadlessCore
import Testing

/// What a contact holds, and how its parts compare.
@MainActor @Suite("Contacts as values", .serialized) struct ContactValueTests {
  init() { RunState.begin() }

  private func somebody() -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.namePrefix, contact.givenName, contact.middleName, contact.familyName) = ("Dr.", "Ada", "M.", "Byron")
    (contact.nickname, contact.organizationName, contact.departmentName) = ("Ace", "Engines", "Notes")
    (contact.jobTitle, contact.note, contact.contactType) = ("Analyst", "Met in May", .organization)
    contact.birthday = DateComponents(month: 12, day: 10)
    contact.imageData = Data([1, 2])
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMain, value: CNPhoneNumber(stringValue: "555-01"))]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org" as NSString)]
    contact.urlAddresses = [CNLabeledValue(label: CNLabelURLAddressHomePage, value: "example.org" as NSString)]
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.state, address.postalCode, address.country) = ("1 Way", "Town", "TS", "123", "Land")
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    let message = CNInstantMessageAddress(username: "ada", service: CNInstantMessageServiceJabber)
    contact.instantMessageAddresses = [CNLabeledValue(label: CNLabelHome, value: message)]
    let profile = CNSocialProfile(urlString: nil, username: "ada", userIdentifier: nil, service: CNSocialProfileServiceFlickr)
    contact.socialProfiles = [CNLabeledValue(label: CNLabelWork, value: profile)]
    return contact
  }

  @Test("Everything that is set is read back, from a copy too, and a copy that is changed is another contact")
  func copies() throws {
    let contact = somebody()
    let copy = try #require(contact.copy() as? CNContact)
    #expect(copy == contact && copy.hash == contact.hash && copy.identifier == contact.id)
    #expect(copy.nickname == "Ace" && copy.departmentName == "Notes" && copy.jobTitle == "Analyst" && copy.note == "Met in May")
    #expect(copy.contactType == .organization && copy.birthday?.day == 10)
    #expect(copy.imageDataAvailable && copy.thumbnailImageData == Data([1, 2]) && copy.imageData == Data([1, 2]))
    #expect(copy.phoneNumbers.first?.value.stringValue == "555-01" && copy.emailAddresses.first?.value == "ada@example.org")
    #expect(copy.urlAddresses.first?.label == CNLabelURLAddressHomePage)
    #expect(copy.postalAddresses.first?.value.description == "1 Way\nTown\nTS\n123\nLand")
    #expect(copy.instantMessageAddresses.first?.value.username == "ada" && copy.socialProfiles.first?.value.service == "Flickr")
    let messages = try #require(copy.instantMessageAddresses.first?.value.copy() as? CNInstantMessageAddress)
    #expect(messages != CNInstantMessageAddress(username: "ada", service: CNInstantMessageServiceSkype))
    #expect(messages.hash == CNInstantMessageAddress(username: "ada", service: CNInstantMessageServiceJabber).hash)
    let profile = try #require(copy.socialProfiles.first?.value.copy() as? CNSocialProfile)
    #expect(profile.hash == profile.description.hashValue && profile.urlString.isEmpty && profile.userIdentifier.isEmpty)
    #expect(profile != CNSocialProfile(urlString: nil, username: "bea", userIdentifier: nil, service: "Flickr"))
    #expect(CNSocialProfile.localizedString(forService: "Flickr") == CNSocialProfileServiceFlickr)
    #expect(CNInstantMessageAddress.localizedString(forService: "Skype") == CNInstantMessageServiceSkype)
    #expect(CNInstantMessageAddress.localizedString(forKey: CNInstantMessageAddressUsernameKey) == "username")
    let changed = try #require(copy.mutableCopy() as? CNMutableContact)
    changed.note = "Met in June"
    #expect(changed != copy && copy.note == "Met in May")
  }

  @Test("A formatter writes all parts of a name, the organisation's where there is none, and nothing for nobody")
  func names() {
    let (contact, formatter) = (somebody(), CNContactFormatter())
    #expect(formatter.string(from: contact) == "Dr. Ada M. Byron" && formatter.string(for: contact) == "Dr. Ada M. Byron")
    let shop = CNMutableContact()
    #expect(formatter.string(from: shop) == nil && formatter.string(for: "no contact") == nil)
    shop.organizationName = "Corner Shop"
    #expect(formatter.string(from: shop) == "Corner Shop")
    #expect(CNContact.localizedString(forKey: CNContactOrganizationNameKey) == "organization name")
  }

  @Test("Labelled values are equal by label and value; another label leaves the value")
  func labels() {
    let home = CNLabeledValue(label: CNLabelHome, value: "a" as NSString)
    #expect(home == CNLabeledValue(label: CNLabelHome, value: "a" as NSString))
    #expect(home != CNLabeledValue(label: CNLabelHome, value: "b" as NSString))
    let work = home.settingLabel(CNLabelWork)
    #expect(work != home && work.value == "a" && work.label == CNLabelWork && home.copy() as? CNLabeledValue<NSString> == home)
    #expect(CNPhoneNumber(stringValue: "1") == CNPhoneNumber(stringValue: "1"))
    #expect(CNPhoneNumber(stringValue: "1") != CNPhoneNumber(stringValue: "2"))
    let address = CNMutablePostalAddress()
    address.city = "Town"
    let copy = address.mutableCopy() as? CNMutablePostalAddress
    #expect(copy == address && copy?.hash == address.hash)
    copy?.city = "Village"
    #expect(copy != address && address.city == "Town")
  }

  @Test("What was fetched has the keys of the descriptors, and a comparator orders by the name that is asked for")
  func keys() async {
    await #expect(processExitsWith: .success) {
      RunState.begin()
      let store = CNContactStore()
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
      _ = try await store.requestAccess(for: .contacts)
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .authorized)
      let names = CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
      let found = try store.unifiedContacts(
        matching: CNContact.predicateForContacts(withIdentifiers: ["contact-1", "contact-2"]), keysToFetch: [names])
      #expect(found.count == 2 && found.allSatisfy { $0.areKeysAvailable([names]) && !$0.isKeyAvailable(CNContactNoteKey) })
      #expect(!found[0].areKeysAvailable([names, CNContactPhoneNumbersKey as NSString]))
      let order = CNContact.comparator(forNameSortOrder: .givenName)
      let sorted = found.sorted { order($0, $1) == .orderedDescending }.map(\.givenName)
      #expect(sorted == sorted.sorted(by: >) && sorted.count == 2)
    }
  }

  @Test("The user's choices for all contacts are those of the region")
  func choices() {
    #expect(CNContactsUserDefaults.shared().countryCode == Locale.current.region?.identifier.lowercased() ?? "us")
    #expect(CNContactsUserDefaults.shared().sortOrder == .givenName)
  }
}
