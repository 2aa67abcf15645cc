import CloudKit
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// iCloud on a device on which nobody is signed in.
@MainActor @Suite("iCloud", .serialized) struct CloudTests {
  init() { RunState.begin() }

  /// A list as apps have it: what is known of the account, and what the public database holds.
  private final class Notes: UITableViewController {
    private var lines = ["Loading…"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
      CKContainer.default().accountStatus { status, error in
        let line = status == .noAccount && error == nil ? "Not signed in to iCloud" : "Signed in"
        DispatchQueue.main.async { self.show([line]) }
      }
    }
    func search() {
      let operation = CKQueryOperation(query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
      nonisolated(unsafe) var found: [String] = []
      operation.recordMatchedBlock = { id, _ in found.append(id.recordName) }
      operation.queryResultBlock = { result in
        let line: String
        switch result {
        case .success(let cursor): line = cursor == nil ? "\(found.count) public notes" : "More"
        case .failure(let error): line = error.localizedDescription
        }
        DispatchQueue.main.async { self.show([line]) }
      }
      CKContainer.default().publicCloudDatabase.add(operation)
    }
    func save() {
      let record = CKRecord(recordType: "Note")
      record["text"] = "Milk"
      CKContainer.default().privateCloudDatabase.save(record) { saved, error in
        let line = saved?.recordID.recordName ?? error?.localizedDescription ?? "Nothing"
        DispatchQueue.main.async { self.show([line]) }
      }
    }
    private func show(_ lines: [String]) {
      self.lines = lines
      tableView.reloadData()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
      cell.textLabel?.text = lines[indexPath.row]
      return cell
    }
  }

  @Test("A list says that nobody is signed in, that nothing is public, and why nothing was saved")
  func list() async {
    await #expect(processExitsWith: .success) { await CloudTests().listAlone() }
  }

  fileprivate func listAlone() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let notes = Notes()
    window.rootViewController = notes
    window.makeKeyAndVisible()
    HostLoop.runFrames()
    #expect(notes.view.shownTexts == ["Loading…"])
    await turn()
    #expect(notes.view.shownTexts == ["Not signed in to iCloud"])
    notes.search()
    await turn()
    #expect(notes.view.shownTexts == ["0 public notes"])
    notes.save()
    await turn()
    #expect(notes.view.shownTexts == ["This request requires an authenticated account"])
  }

  @Test("What belongs to a user is refused; of the public database a record is unknown and a zone of its own is not there")
  func refusals() async {
    await #expect(processExitsWith: .success) { await CloudTests().refusalsAlone() }
  }

  fileprivate func refusalsAlone() async {
    let container = CKContainer(identifier: "iCloud.org.example.notes")
    #expect(
      container.database(with: .shared) === container.sharedCloudDatabase && CKContainer.default() === CKContainer.default())
    let id = CKRecord.ID(recordName: "1")
    await #expect { try await container.privateCloudDatabase.record(for: id) } throws: { Self.code($0) == .notAuthenticated }
    await #expect { try await container.publicCloudDatabase.record(for: id) } throws: { Self.code($0) == .unknownItem }
    await #expect { try await container.publicCloudDatabase.deleteRecord(withID: id) } throws: {
      Self.code($0) == .notAuthenticated
    }
    await #expect { try await container.userRecordID() } throws: { Self.code($0) == .notAuthenticated }
    let zone = CKRecordZone(zoneName: "Notes")
    await #expect { try await container.publicCloudDatabase.recordZone(for: zone.zoneID) } throws: {
      Self.code($0) == .zoneNotFound
    }
    let zones = try? await container.publicCloudDatabase.allRecordZones()
    #expect(zones?.map(\.zoneID.zoneName) == ["_defaultZone"])
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    let found = try? await container.publicCloudDatabase.records(matching: query)
    #expect(found?.matchResults.isEmpty == true && found?.queryCursor == nil)
    do {
      _ = try await container.privateCloudDatabase.records(matching: query)
      #expect(Bool(false))
    } catch CKError.notAuthenticated {
      // As apps ask.
    } catch { #expect(Bool(false), "\(error)") }
  }

  private nonisolated static func code(_ error: any Error) -> CKError.Code? { (error as? CKError)?.code }

  @Test("An operation calls its closures one after the other and its completion last; a cancelled one says that it was cancelled")
  func operations() async {
    await #expect(processExitsWith: .success) { await CloudTests().operationsAlone() }
  }

  fileprivate func operationsAlone() async {
    final class Heard: @unchecked Sendable { var words: [String] = [] }
    let heard = Heard()
    let fetch = CKFetchRecordsOperation(recordIDs: [CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "b")])
    fetch.perRecordResultBlock = { id, result in
      if case .failure(let error) = result { heard.words.append("\(id.recordName) \((error as? CKError)?.code == .unknownItem)") }
    }
    fetch.fetchRecordsResultBlock = { if case .success = $0 { heard.words.append("end") } }
    fetch.fetchRecordsCompletionBlock = { records, error in
      heard.words.append("\(records?.count ?? -1) \((error as? CKError)?.partialErrorsByItemID?.count ?? 0)")
    }
    fetch.completionBlock = { heard.words.append("completion") }
    CKContainer.default().publicCloudDatabase.add(fetch)
    #expect(fetch.database === CKContainer.default().publicCloudDatabase)
    await turn()
    #expect(heard.words == ["a true", "b true", "end", "0 2", "completion"])

    heard.words = []
    let save = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "Note")])
    save.configuration.timeoutIntervalForResource = 5
    save.modifyRecordsCompletionBlock = { saved, deleted, error in
      heard.words.append("\(saved == nil) \(deleted == nil) \((error as? CKError)?.code == .notAuthenticated)")
    }
    // Without a database it is the user's own.
    CKContainer.default().add(save)
    await turn()
    #expect(heard.words == ["true true true"])

    heard.words = []
    let cancelled = CKModifySubscriptionsOperation(subscriptionsToSave: [CKDatabaseSubscription(subscriptionID: "all")])
    cancelled.modifySubscriptionsResultBlock = { result in
      if case .failure(let error) = result { heard.words.append("\((error as? CKError)?.code == .operationCancelled)") }
    }
    cancelled.cancel()
    CKContainer.default().privateCloudDatabase.add(cancelled)
    await turn()
    #expect(heard.words == ["true"])
  }

  @Test("A record's fields keep what they are given, as every kind of number, and know what changed")
  func fields() {
    let zone = CKRecordZone.ID(zoneName: "Lists")
    let list = CKRecord(recordType: "List", recordID: CKRecord.ID(recordName: "list", zoneID: zone))
    let item = CKRecord(recordType: "Item", zoneID: zone)
    #expect(item.allKeys().isEmpty && item["name"] == nil && item.recordID.zoneID == zone)
    item["name"] = "Milk"
    item["amount"] = 2
    item["isDone"] = true as NSNumber
    item["tags"] = ["cold", "white"]
    item["list"] = CKRecord.Reference(record: list, action: .deleteSelf)
    item["picture"] = CKAsset(fileURL: URL(fileURLWithPath: "/picture.png"))
    item["place"] = CLLocation(latitude: 1, longitude: 2)
    item.setValue("Fresh, and cold", forKey: "note")
    item["unset"] = nil as String?
    #expect(item["name"] as? String == "Milk" && item["amount"] as? Int == 2 && item["amount"] as? Double == 2)
    let isDone: Bool? = item["isDone"]
    let wrong: Date? = item["name"]
    #expect(isDone == true && wrong == nil && item["tags"] as? [String] == ["cold", "white"])
    #expect((item["list"] as? CKRecord.Reference)?.recordID == list.recordID)
    #expect(item.value(forKey: "note") as? String == "Fresh, and cold" && item.allTokens().contains("cold"))
    #expect(item.changedKeys() == item.allKeys() && item.allKeys().count == 8)
    item["note"] = nil
    #expect(item["note"] == nil && item.changedKeys().contains("note") && !item.allKeys().contains("note"))
    item.encryptedValues["secret"] = "1234"
    #expect(item["secret"] == nil && item.encryptedValues["secret"] as? String == "1234")
    let copy = item.copy() as? CKRecord
    item["name"] = "Bread"
    #expect(copy?["name"] as? String == "Milk" && copy?.recordID == item.recordID)
    item.setParent(list)
    #expect(item.parent?.recordID.recordName == "list" && item.creationDate == nil && item.recordChangeTag == nil)
  }

  @Test("A record comes back from an archive, whole or with what the system knows of it only")
  func archives() throws {
    let zone = CKRecordZone.ID(zoneName: "Lists", ownerName: "somebody")
    let item = CKRecord(recordType: "Item", recordID: CKRecord.ID(recordName: "1", zoneID: zone))
    item["name"] = "Milk"
    item["amount"] = 2.5
    item["lists"] = [CKRecord.Reference(recordID: CKRecord.ID(recordName: "list", zoneID: zone), action: .none)]
    item["day"] = Date(timeIntervalSince1970: 86_400)
    item["place"] = CLLocation(latitude: 1, longitude: 2)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    item.encodeSystemFields(with: coder)
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    let again = try #require(CKRecord(coder: reader))
    #expect(again.recordID == item.recordID && again.recordType == "Item" && again.allKeys().isEmpty)

    let whole = try NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: whole))
    #expect(read["name"] as? String == "Milk" && read["amount"] as? Double == 2.5)
    #expect((read["lists"] as? [CKRecord.Reference])?.first?.recordID.zoneID == zone)
    #expect(
      read["day"] as? Date == Date(timeIntervalSince1970: 86_400) && (read["place"] as? CLLocation)?.coordinate.longitude == 2)
  }

  @Test("A share has its owner and a title, and names the record; subscriptions and notifications say what they are about")
  func shares() {
    let record = CKRecord(recordType: "List")
    let share = CKShare(rootRecord: record)
    share[CKShare.SystemFieldKey.title] = "Shopping"
    #expect(record.share?.recordID == share.recordID && share.owner.role == .owner && share.url == nil)
    #expect((share.copy() as? CKShare)?[CKShare.SystemFieldKey.title] as? String == "Shopping")
    let subscription = CKQuerySubscription(
      recordType: "List", predicate: NSPredicate(value: true), options: [.firesOnRecordCreation, .firesOnRecordDeletion])
    let info = CKQuerySubscription.NotificationInfo()
    info.category = "List"
    subscription.notificationInfo = info
    #expect(subscription.subscriptionType == .query && subscription.notificationInfo?.category == "List")
    let said: [AnyHashable: Any] = [
      "aps": ["alert": "New list"],
      "ck": ["cid": "iCloud.a", "qry": ["sid": "lists", "rid": "1", "fo": 1, "dbs": 2] as [String: Any]] as [String: Any],
    ]
    let notification = CKQueryNotification(fromRemoteNotificationDictionary: said)
    #expect(notification?.queryNotificationReason == .recordCreated && notification?.subscriptionID == "lists")
    #expect(notification?.recordID?.recordName == "1" && notification?.databaseScope == .private)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": "nothing"]) == nil)
  }

  @Test("A screen that shares asks the app to save, tells that it can't, and goes when the user cancels")
  func sharing() async {
    await #expect(processExitsWith: .success) { await CloudTests().sharingAlone() }
  }

  fileprivate func sharingAlone() async {
    final class Listener: NSObject, UICloudSharingControllerDelegate {
      var heard: [String] = []
      func itemTitle(for csc: UICloudSharingController) -> String? { "Shopping" }
      func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error) {
        heard.append((error as? CKError)?.code == .notAuthenticated ? "not signed in" : "\(error)")
      }
    }
    let listener = Listener()
    let controller = UICloudSharingController { _, done in
      let share = CKShare(rootRecord: CKRecord(recordType: "List"))
      nonisolated(unsafe) let done = done
      CKContainer.default().privateCloudDatabase.save(share) { _, error in done(share, .default(), error) }
    }
    controller.delegate = listener
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.present(controller, animated: false)
    HostLoop.settle()
    #expect(controller.view.shownTexts == ["Cancel", "Shopping", "Share"])
    func tap(_ text: String) {
      guard let point = controller.view.center(of: text) else { return #expect(Bool(false), "\(text)") }
      TouchDriver.tap(at: controller.view.convert(point, to: window), in: window)
    }
    tap("Share")
    await turn()
    #expect(listener.heard == ["not signed in"] && controller.presentingViewController != nil)
    tap("Cancel")
    await turn()
    #expect(window.rootViewController?.presentedViewController == nil)
  }
}
