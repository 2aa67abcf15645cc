import CellTrace

/// The references that several detectors ask for.
extension ReferenceRequest {
  /// The script again with another hash seed: what differs is not compared. Runs under other policies than the base have no control
  /// of their own: what the base's masks is masked in them too.
  package static func control(of runs: RunSet) -> ReferenceRequest {
    let run = runs.controlled ?? runs.main
    var configuration = run.configuration
    configuration.hashSeed &+= 1
    return ReferenceRequest(script: run.completedScript, configuration: configuration, purpose: FindingText.controlRun)
  }

  /// What masks need: the control, and where that differs, the run that tells why.
  static func controls(of runs: RunSet) -> [ReferenceRequest] {
    let control = ReferenceRequest.control(of: runs)
    let main = runs.controlled ?? runs.main
    guard let mask = runs.knownMask, let made = runs[control], mask.differs(in: main, made) || runs[.repeated(of: runs)] != nil
    else { return [control] }
    return [control, .repeated(of: runs)]
  }

  /// The script again with every seed equal, which tells why a control run differs. As the control, it is the base's.
  static func repeated(of runs: RunSet) -> ReferenceRequest {
    let run = runs.controlled ?? runs.main
    return ReferenceRequest(
      script: run.completedScript, configuration: run.configuration, purpose: FindingText.repeatedRun)
  }

  /// The script with the same calls and new objects in place of pooled ones.
  package static func fresh(of runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.completedScript, configuration: runs.main.configuration.allFresh, purpose: FindingText.freshRun)
  }

  /// The script of somebody who waits for what comes of each step: what the main run shows otherwise is what coming late did.
  static func patient(of runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.resolvedScript.patient, configuration: runs.main.configuration, purpose: FindingText.patientRun)
  }

  /// After a step, all visible cells recreated from the model.
  package static func rebuild(of runs: RunSet, after step: Int) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.completedScript.through(step: step), configuration: runs.main.configuration, collects: .rebuild,
      purpose: FindingText.rebuild(after: runs.words(forStep: step))
    ).recording(from: .max)
  }

  /// The rebuild references of a run set that are still to be made.
  static func rebuilds(of runs: RunSet) -> [ReferenceRequest] {
    missing { () throws(MissingRun) in try runs.rebuilds }
  }

  /// After a step in a run with fresh cells, the cells that items left behind.
  static func retired(of runs: RunSet, after step: Int) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.completedScript.through(step: step), configuration: runs.main.configuration.allFresh,
      collects: .retired, purpose: FindingText.retired(after: runs.words(forStep: step))
    ).recording(from: .max)
  }

  /// After a step of the base's run, all visible cells made anew several times, with other draws each time.
  static func redrawn(of runs: RunSet, after step: Int) -> ReferenceRequest {
    let run = runs.controlled ?? runs.main
    return ReferenceRequest(
      script: run.completedScript.through(step: step), configuration: run.configuration, collects: .redrawn,
      purpose: FindingText.redrawn(after: runs.words(forStep: step))
    ).recording(from: .max)
  }

  /// The run with fresh cells where chance decides otherwise.
  static func otherDraws(of runs: RunSet) -> ReferenceRequest {
    var request = fresh(of: runs)
    request.configuration.seed &+= 1
    request.purpose = FindingText.otherDraws
    return request
  }

  /// What outlives the screen.
  static func leakedObjects(of runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.resolvedScript, configuration: runs.main.configuration, collects: .leakedObjects,
      purpose: FindingText.tearDownRun)
  }

  /// The script up to a step, and nobody doing anything for a while instead of it: what changes there, changes by itself.
  static func waiting(inPlaceOf step: Int, words: String, of runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step - 1) + [.wait(10)]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.waitedInPlace(of: words)
    ).recording(from: script.count)
  }

  /// What `body` can't do without and was not made; empty once it gets through, whatever it makes.
  static func missing<Value>(_ body: () throws(MissingRun) -> Value) -> [ReferenceRequest] {
    do throws(MissingRun) {
      _ = try body()
      return []
    } catch {
      return error.requests
    }
  }
}

extension RunConfiguration {
  /// The same with new objects for every cell.
  fileprivate var allFresh: RunConfiguration {
    var configuration = withFreshCells
    configuration.replacedReuses = []
    return configuration
  }
}
