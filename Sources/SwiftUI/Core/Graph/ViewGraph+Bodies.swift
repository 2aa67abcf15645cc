import HeadlessCore

/// The body pass: the root, one transaction after the other, marked nodes from the outermost in.
extension ViewGraph {
  /// Runs bodies without the actions they queue, so that the content can be measured.
  func flushBodies() {
    if hasNewRoot, let givenRoot {
      hasNewRoot = false
      if let rootWriter { rootWriter.run { givenRoot.apply(self) } } else { givenRoot.apply(self) }
    }
    if pendingReset {
      pendingReset = false
      Probe.post(.stateReset(owner?().cell, owner?().item))
      dropPendingWrites()
      // What was there disappears before what takes its place appears.
      departurePhase = .departFirst
      rebuildRoot()
      departurePhase = .disappear
    }
    repeat {
      if !transactions.isEmpty {
        let transaction = transactions.count == 1 ? transactions.removeLast() : transactions.removeFirst()
        transactionUnderWay = transaction
        transaction.apply()
      }
      refreshDirtyNodes()
      transactionUnderWay = nil
      readPreferences()
      completeBodies()
      // A later transaction starts a new update with its own actions in between (ST-06).
      if !actions.isEmpty { break }
    } while !transactions.isEmpty
  }

  private func rebuildRoot() {
    // Parts of the platform are taken apart before they are made anew (RP-05).
    let gone = root
    root = nil
    gone?.unmount()
    let inputs = NodeInputs(graph: self, parent: nil, environment: environment)
    root = givenRoot?.make(inputs) ?? gone?.remade(inputs)
    layoutChanged()
  }

  private func refreshDirtyNodes() {
    while !dirty.isEmpty {
      var first = 0
      for index in dirty.indices where dirty[index].depth < dirty[first].depth { first = index }
      let node = dirty.remove(at: first)
      if node.isDirty && !node.isGone {
        node.isDirty = false
        node.refresh()
      }
    }
  }

  /// Lets readers look at what views tell now; content they change is brought up to date at once.
  private func readPreferences() {
    if preferenceReaders.isEmpty { return }
    var rounds = 0
    repeat {
      for reader in preferenceReaders { reader.readPreferences() }
      rounds += 1
      if dirty.isEmpty { return }
      refreshDirtyNodes()
    } while rounds < 2
  }

  private func dropPendingWrites() {
    for transaction in transactions { transaction.apply() }
    transactions.removeAll()
  }

  /// Runs `work` when the tree is complete again, before any action.
  func afterBodies(_ work: @escaping () -> Void) { completions.append(work) }

  fileprivate func completeBodies() {
    if completions.isEmpty { return }
    let taken = completions
    completions.removeAll(keepingCapacity: true)
    for work in taken { work() }
  }
}
